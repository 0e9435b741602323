import { app, paths } from './shared-site.ts'

export interface AnsweredPage {
  readonly status: number
  readonly headers: Headers
  readonly html: string
}

async function ask(path: string): Promise<AnsweredPage> {
  const response = await app.request(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

const pages = new Map<string, AnsweredPage>()
for (const path of [...paths, '/404']) pages.set(path, await ask(path))

/** The answer at one of the canonical addresses, or at one that there is not. */
export function answerOf(path: string): AnsweredPage {
  const page = pages.get(path)
  if (!page) throw new Error(`${path} is none of the addresses of the site.`)
  return page
}

export const htmlOf = (path: string): string => answerOf(path).html
