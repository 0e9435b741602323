import { pageEntries } from '#app/pages.ts'
import { testApp } from './test-app.ts'

/** The site that all page tests of a worker share. */
export const { app, ports, publicPorts } = await testApp()

export const htmlAt = async (path: string) => (await app.request(path)).text()

/** Every canonical address. */
export const paths: readonly string[] = (await pageEntries(publicPorts)).map(({ path }) => path)
