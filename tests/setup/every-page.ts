import { app, paths } from './shared-site.ts'

const pages = new Map<string, { status: number; headers: Headers; html: string }>()
for (const path of [...paths, '/404']) {
  const response = await app.request(path)
  pages.set(path, { status: response.status, headers: response.headers, html: await response.text() })
}

/** The answer at a canonical address, or at one that does not exist. */
export function answerOf(path: string) {
  const page = pages.get(path)
  if (!page) throw new Error(`${path} is none of the addresses of the site.`)
  return page
}

export const htmlOf = (path: string): string => answerOf(path).html
