import type { Thing } from 'schema-dts'

/** A node as the builders make it: every `@id` and address in it is a path of this site. */
export type JsonLdNode = Exclude<Thing, string>

/** One graph a page; paths become absolute addresses, empty fields go. */
export function graph(nodes: readonly JsonLdNode[], siteUrl: string): object {
  return { '@context': 'https://schema.org', '@graph': nodes.map((node) => absolute(node, siteUrl)) }
}

function absolute(value: unknown, siteUrl: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? siteUrl + value : value
  if (Array.isArray(value)) return value.map((item) => absolute(item, siteUrl))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined && field !== null && field !== '')
      .map(([name, field]) => [name, absolute(field, siteUrl)]),
  )
}
