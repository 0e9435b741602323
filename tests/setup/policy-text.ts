import { readFileSync } from 'node:fs'
import type { MDXContent } from 'mdx/types'
import { formatCount, formatPrice, formatTime } from '#kit/formats/format.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { addressLine } from '#subjects/dealership/rules/reach.ts'
import type { PolicyMeta } from '#subjects/policies/facts/policy-meta.ts'

interface PolicyModule {
  readonly default: MDXContent
  readonly meta: PolicyMeta
}

export interface PolicyText {
  readonly name: string
  readonly meta: PolicyMeta
  /** One line for each paragraph, heading, list item and table cell. */
  readonly text: string
  readonly headings: readonly string[]
  readonly links: readonly string[]
  readonly source: string
}

const modules = import.meta.glob<PolicyModule>('/subjects/policies/facts/documents/*.mdx', { eager: true })

interface ElementLike {
  readonly type: unknown
  readonly props: { readonly children?: unknown; readonly href?: string }
}

interface Found {
  headings: string[]
  links: string[]
}

const blocks = new Set(['p', 'li', 'ul', 'ol', 'blockquote', 'h2', 'h3', 'h4', 'td', 'th', 'tr', 'caption'])

// The page's own components draw more; their text is the same.
const line = (parts: readonly unknown[]) => ['\n', ...parts.flatMap((part) => [part, '\n'])]
const components = {
  Money: ({ of }: { of: number }) => formatPrice(of),
  Time: ({ of }: { of: string }) => formatTime(of),
  Day: ({ of }: { of: string }) => dayText(of),
  Terms: ({ caption, head, rows }: { caption: string; head: unknown[]; rows: unknown[][] }) =>
    line([caption, ...head, ...rows.flat()]),
  Count: ({ of, one, many }: { of: number; one: string; many?: string }) => formatCount(of, one, many),
  Plot: ({ caption, rows }: { caption: string; rows: { label: string; value: number }[] }) =>
    line([caption, ...rows.map(({ label, value }) => `${label}: ${formatCount(value, 'person', 'people')}`)]),
  Contact: () => line([business.phones.main, business.email, addressLine(business.address)]),
}

function dayText(of: string): string {
  const withYear = of.length > 5
  const date = new Date(`${withYear ? of : `2024-${of}`}T00:00:00Z`)
  const year = withYear ? ({ year: 'numeric' } as const) : {}
  return date.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', ...year })
}

function isElement(node: object): node is ElementLike {
  return 'type' in node && 'props' in node
}

function read(node: unknown, found: Found): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map((child) => read(child, found)).join('')
  if (typeof node !== 'object' || node === null || !isElement(node)) return ''
  const { type, props } = node
  if (typeof type === 'function') return read(type(props), found)
  const inner = read(props.children, found)
  if (type === 'a' && props.href) found.links.push(props.href)
  if (type === 'h2' || type === 'h3') found.headings.push(inner)
  return typeof type === 'string' && blocks.has(type) ? `\n${inner}\n` : inner
}

function tidy(text: string): string {
  return text
    .split('\n\n')
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** Every policy as a visitor reads it. */
export const policies: readonly PolicyText[] = Object.entries(modules).map(([path, { default: content, meta }]) => {
  const found: Found = { headings: [], links: [] }
  const text = tidy(read(content({ components }), found))
  return { name: path.replace(/^.*\/|\.mdx$/g, ''), meta, text, ...found, source: readFileSync(`.${path}`, 'utf8') }
})

export function policyNamed(name: string): PolicyText {
  const policy = policies.find((candidate) => candidate.name === name)
  if (!policy) throw new Error(`There is no policy ${name}`)
  return policy
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}’'.,%-]*/gu) ?? []
}
