import { describedRules, listItemRules, markupRules, offerRules } from './markup-rules.ts'
import { hasProperty, isMember, isType } from './vocabulary.ts'

type Node = Readonly<Record<string, unknown>>

// The search engines' own notation, which the vocabulary does not have.
const beyondVocabulary = new Set(['query-input'])

/** What the vocabulary and the search engines' rules find wrong with a node and everything in it. */
export function markupFaults(value: unknown, at = '', parent = 'graph'): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => markupFaults(item, `${at}[${index}]`, parent))
  if (typeof value === 'string') return addressFaults(value, at)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const types = [node['@type'] ?? []].flat().map(String)
  const fields = Object.keys(node).filter((field) => !field.startsWith('@'))
  if (types.length === 0) return fields.length > 0 || !node['@id'] ? [`${at}: has no type`] : []
  const here = `${at}/${types.join('+')}`
  return [
    ...types.filter((type) => !isType(type)).map((type) => `${here}: no such type ${type}`),
    ...types.filter((type) => !markupRules[type]).map((type) => `${here}: no rule for ${type}`),
    ...fields
      .filter((field) => !beyondVocabulary.has(field) && !types.some((type) => hasProperty(type, field)))
      .map((field) => `${here}: no such property ${field}`),
    ...asked(types, parent)
      .filter((field) => node[field] === undefined)
      .map((field) => `${here}: misses ${field}`),
    ...fields.flatMap((field) => markupFaults(node[field], `${here}.${field}`, types[0])),
  ]
}

function asked(types: readonly string[], parent: string): readonly string[] {
  return types.flatMap((type) => [
    ...(markupRules[type]?.required ?? []),
    ...(markupRules[type]?.recommended ?? []),
    ...(parent === 'graph' ? (describedRules[type] ?? []) : []),
    ...(type === 'Offer' ? (offerRules[parent] ?? []) : []),
    ...(type === 'ListItem' ? (listItemRules[parent] ?? []) : []),
  ])
}

function addressFaults(text: string, at: string): readonly string[] {
  const member = text.match(/^https?:\/\/schema\.org\/(\w+)$/)?.[1]
  if (member !== undefined && !isMember(member)) return [`${at}: no such member ${text}`]
  const isAddress = /\.(?:url|image|logo|item|urlTemplate|merchantReturnLink)(?:\[\d+\])?$/.test(at)
  return isAddress && !/^https?:\/\//.test(text) ? [`${at}: not an absolute address: ${text}`] : []
}
