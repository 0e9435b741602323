import type { Question } from '#kit/parts/section-types.ts'

/** A node as the builders make it: every `@id` and address in it is a path of this site. */
export type JsonLdNode = { readonly '@type': string | readonly string[]; readonly '@id'?: string }

/** Running text, in which a leading slash is not the beginning of an address. */
const wordings = new Set(['name', 'headline', 'description', 'text', 'jobTitle', 'reviewBody'])

/** One graph a page; paths become absolute addresses, empty fields go. */
export function graph(nodes: readonly JsonLdNode[], siteUrl: string): object {
  const clean = nodes.map((node) => cleaned(node, '@graph', siteUrl)).filter((node) => node !== undefined)
  return { '@context': 'https://schema.org', '@graph': clean }
}

/** The value as it goes out; undefined where nothing of it is left. */
function cleaned(value: unknown, field: string, siteUrl: string): unknown {
  if (typeof value === 'string') return cleanText(value, field, siteUrl)
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) {
    const items = value.map((item) => cleaned(item, field, siteUrl)).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const fields = Object.entries(value)
    .map(([name, inner]) => [name, cleaned(inner, name, siteUrl)] as const)
    .filter(([, inner]) => inner !== undefined)
  // A type alone says nothing.
  return fields.some(([name]) => name !== '@type') ? Object.fromEntries(fields) : undefined
}

function cleanText(text: string, field: string, siteUrl: string): string | undefined {
  if (text.trim() === '') return undefined
  return !wordings.has(field) && /^\/(?!\/)\S*$/.test(text) ? siteUrl + text : text
}

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that can stand inside a `<script>` element and never ends it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? character)
}

interface CollectionFacts {
  /** The path of the page. */
  readonly url: string
  readonly name: string
  readonly text: string
  readonly about?: { readonly '@id': string }
  /** The addresses of the pages that it shows; each of these names itself. */
  readonly items: readonly string[]
}

/** The node of a page that shows several things of a kind, in the page's own order. */
export function collection({ url, name, text, about, items }: CollectionFacts) {
  return {
    '@type': 'CollectionPage',
    '@id': `${url}#page`,
    url,
    name,
    description: text,
    ...(about ? { about } : {}),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
    },
  }
}

/** Questions and answers as the page at this path shows them (FIND-6). */
export function faq(path: string, items: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    '@id': `${path}#page`,
    url: path,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

interface HowToFacts {
  /** Where the page shows it: `/services#winter-storage`. */
  readonly url: string
  readonly name: string
  readonly text: string
  readonly supplies: readonly string[]
  readonly steps: readonly { readonly title: string; readonly text: string }[]
}

export function howTo({ url, name, text, supplies, steps }: HowToFacts) {
  return {
    '@type': 'HowTo',
    '@id': url,
    name,
    description: text,
    url,
    supply: supplies.map((supply) => ({ '@type': 'HowToSupply', name: supply })),
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.title,
      text: step.text,
    })),
  }
}
