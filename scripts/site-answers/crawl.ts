import type { Answer, Ask, Question } from './ask.ts'
import { plainAddress } from './plain-text.ts'

const attributes = /\s(?:href|src|action|formaction|poster|content)="([^"]+)"/g
const pictureSets = /\s(?:image)?srcset="([^"]+)"/gi
const quotedPaths = /"(\/[\w./?=&%-]+)"/g
const wholeAddresses = /(https:\/\/[^\s"'<>\\)#,]+)/g
const scriptOrStyle = /^\/assets\/.*\.(?:js|css)$/

type Keep = (question: Question, answer: Answer) => void

/**
 * Asks for these addresses and for whatever their answers lead to on this site. An address with a query that a page
 * named is not followed to further queries: each cart to compare offers every other.
 */
export async function crawl(ask: Ask, siteUrl: string, start: readonly string[], keep: Keep): Promise<void> {
  const seen = new Set<string>()
  const scriptAnswers = new Set<string>()
  let waiting = start.map((path) => ({ path, followQueries: true }))
  while (waiting.length > 0) {
    const round = waiting.filter(({ path }) => !seen.has(path) && seen.add(path))
    const found = await Promise.all(
      round.map(async ({ path, followQueries }) => {
        const answer = await ask({ path })
        if (scriptOrStyle.test(path)) {
          const { 'content-type': type, 'cache-control': cache } = answer.headers
          scriptAnswers.add(`${answer.status} ${type} ${cache}`)
          return []
        }
        keep({ path }, answer)
        return linksIn(answer, new URL(path.replace(/^\/+/, '/'), siteUrl))
          .filter((link) => followQueries || !link.includes('?') || link.includes('?v='))
          .map((link) => ({ path: link, followQueries: !link.includes('?') }))
      }),
    )
    waiting = found.flat()
  }
  keep(
    { path: '/assets/*', note: 'every script and style' },
    { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from([...scriptAnswers].sort().join('\n')) },
  )
}

/** Every address of this site that an answer names, as an attribute, as a whole address, or as a path in JSON. */
function linksIn({ headers, body }: Answer, page: URL): string[] {
  const type = headers['content-type'] ?? ''
  const text = /html|json|xml|text\/(?!css|javascript)/.test(type) ? body.toString('utf8') : ''
  const paths = type.startsWith('text/html')
    ? [...found(text, attributes), ...found(text, pictureSets).flatMap((set) => set.split(', ').map(beforeSpace))]
    : found(text, quotedPaths)
  const links = [...paths.filter((path) => /^[/?]/.test(path)), ...found(text, wholeAddresses), headers.location ?? '']
    .filter((address) => address !== '' && URL.canParse(address, page))
    .map((address) => new URL(address.replaceAll('&amp;', '&'), page))
    .filter(({ origin, pathname }) => origin === page.origin && !/[{}]|%7B/.test(pathname))
    .map(({ pathname, search }) => pathname + search)
  return [...new Set(links)]
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address]) => address ?? '')
}

function beforeSpace(text: string): string {
  return text.split(' ', 1)[0] ?? ''
}

/** Under which name an answer is kept: the same before and after, whatever the build calls its files. */
export function nameOf({ method = 'GET', path, note }: Question): string {
  return [method, plainAddress(path), note].filter(Boolean).join(' ')
}
