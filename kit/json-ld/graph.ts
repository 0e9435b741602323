/** A node as the builders make it: every `@id` and address in it is a path of this site. */
export type JsonLdNode = { readonly '@type': string | readonly string[]; readonly '@id'?: string }

/** Running text, in which a leading slash is not the beginning of an address. */
const wordings = new Set(['name', 'headline', 'description', 'text', 'jobTitle', 'reviewBody'])

/** One graph a page; paths become absolute addresses, empty fields go. */
export function graph(nodes: readonly JsonLdNode[], siteUrl: string): object {
  const clean = nodes.map((node) => cleaned(node, '@graph', siteUrl)).filter((node) => node !== undefined)
  return { '@context': 'https://schema.org', '@graph': clean }
}

/** The value as it goes out, or nothing when nothing is left of it. */
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
  // A type alone says nothing about a thing.
  return fields.some(([name]) => name !== '@type') ? Object.fromEntries(fields) : undefined
}

function cleanText(text: string, field: string, siteUrl: string): string | undefined {
  if (text.trim() === '') return undefined
  return !wordings.has(field) && /^\/(?!\/)\S*$/.test(text) ? siteUrl + text : text
}
