import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The schema.org vocabulary as schema-dts writes it down: which properties a type has, its ancestors' included. */
const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('schema-dts').replace(/\.\w+$/, '.d.ts'), 'utf8')

interface Declared {
  readonly parents: readonly string[]
  readonly properties: ReadonlySet<string>
}

const declared = new Map<string, Declared>()
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /interface (\w+)Base extends ([^{]+)\{\n(.*?)\n\}/gs,
)) {
  declared.set(name, {
    parents: [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent),
    properties: new Set([...body.matchAll(/^ {4}"?([\w]+)"?\??:/gm)].map(([, property = '']) => property)),
  })
}
const leaves = new Set([...source.matchAll(/"@type": "(\w+)"/g)].map(([, name = '']) => name))
const members = new Set([...source.matchAll(/"https?:\/\/schema\.org\/(\w+)"/g)].map(([, name = '']) => name))

export function isType(name: string): boolean {
  return leaves.has(name)
}

/** A member of an enumeration: 'InStock'. */
export function isMember(name: string): boolean {
  return members.has(name)
}

export function hasProperty(type: string, property: string): boolean {
  const own = declared.get(type) ?? declared.get(baseOf(type))
  if (!own) return false
  return own.properties.has(property) || own.parents.some((parent) => hasProperty(parent, property))
}

/** A type without properties of its own is declared by its leaf alone, on the base of its parent. */
function baseOf(type: string): string {
  return source.match(new RegExp(`interface ${type}Leaf extends (\\w+)Base\\b`))?.[1] ?? ''
}
