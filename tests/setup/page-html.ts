/** What a reader sees of a piece of a page: its text on one line. */
export function textOf(html: string): string {
  return decode(html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

export interface FoundLink {
  readonly href: string
  readonly text: string
  /** The opening tag as written. */
  readonly tag: string
}

export function linksIn(html: string): readonly FoundLink[] {
  return [...html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs)].map(([, tag = '', inner = '']) => ({
    href: decode(tag.match(/ href="([^"]*)"/)?.[1] ?? ''),
    text: textOf(inner),
    tag,
  }))
}

/** The texts of all elements of one kind. */
export function textsOf(html: string, element: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))].map(([, inner]) =>
    textOf(inner ?? ''),
  )
}

export function mainOf(html: string): string {
  return html.match(/<main\b.*<\/main>/s)?.[0] ?? ''
}

/** The section that a heading stands in, up to its own end. */
export function sectionOf(html: string, heading: string): string {
  const headings = [...html.matchAll(/<h([1-3])\b[^>]*>(.*?)<\/h\1>/gs)]
  const found = headings.find(([, , inner]) => textOf(inner ?? '') === heading)
  if (!found) throw new Error(`No heading says "${heading}".`)
  const start = html.lastIndexOf('<section', found.index)
  let depth = 0
  for (const tag of html.slice(start).matchAll(/<(\/?)section\b/g)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.slice(start, start + tag.index)
  }
  throw new Error(`The section of "${heading}" does not end.`)
}

export interface FoundNode {
  readonly '@type': string
  readonly '@id'?: string
  readonly [field: string]: unknown
}

/** The nodes of the page's structured data. */
export function jsonLdOf(html: string): readonly FoundNode[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.flatMap(([, json]) => (JSON.parse(json ?? '{}') as { '@graph': FoundNode[] })['@graph'])
}

function decode(text: string): string {
  return text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
