// Holds the order of the house: app → subjects → kernel → kit. `npm run house` prints what breaks it.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import mdx from '@mdx-js/rollup'
import { parseSync } from 'vite'

/** A subject uses only those that stand before it. */
export const subjects = [
  'dealership',
  'pictures',
  'policies',
  'county',
  'rentals',
  'inventory',
  'contact',
  'fit',
  'eco',
  'towns',
  'shopfront',
  'discovery',
]

const storeys = ['kit', 'kernel', 'subjects', 'app']
const floors = ['facts', 'rules', 'view', 'server']

/** What of the platform a floor must do without. */
const closed: Readonly<Record<string, RegExp>> = {
  facts: /^(?:node:|react|hono|vite)/,
  rules: /^(?:node:|react|hono|vite)/,
  view: /^(?:node:|hono)/,
}

const isTest = /\.(?:test|spec|contract)\.tsx?$|\/tests\//

export interface Import {
  readonly from: string
  /** A path from the root of the project, or the name of a package. */
  readonly to: string
}

/** What an import breaks, in a sentence; undefined where it may stand. */
export function faultOf({ from, to }: Import): string | undefined {
  const [storey = '', subject = '', floor = ''] = from.split('/')
  const [otherStorey = '', otherSubject = '', otherFloor = ''] = to.split('/')
  if (storey === 'subjects' && closed[floor]?.test(to)) return `${floor} does without ${to}.`
  if (/^(?:tests|studio|scripts|bench)$/.test(otherStorey)) return `The site does not use ${otherStorey}.`
  if (!storeys.includes(otherStorey)) return undefined
  if (storeys.indexOf(otherStorey) > storeys.indexOf(storey)) return `${storey} stands below ${otherStorey}.`
  if (storey !== 'subjects' || otherStorey !== 'subjects') return undefined
  if (!subjects.includes(subject)) return `${subject} is missing in the order of scripts/house.ts.`
  if (subjects.indexOf(otherSubject) > subjects.indexOf(subject)) return `${subject} stands before ${otherSubject}.`
  if (floors.includes(floor) && otherFloor === 'subject.ts') return 'Only the app reads what a subject gives.'
  if (floors.indexOf(otherFloor) > floors.indexOf(floor) && floors.includes(floor))
    return `${floor} stands below ${otherFloor}.`
  return undefined
}

/** Every import of the house, types, dynamic ones and globs included; tests may reach anywhere. */
export async function importsOfHouse(root = '.'): Promise<readonly Import[]> {
  const files = globSync('{app,kernel,kit,subjects}/**/*.{ts,tsx,mdx}', { cwd: root })
    .filter((file) => !isTest.test(file))
    .sort()
  return (await Promise.all(files.map((file) => importsOf(file, readFileSync(join(root, file), 'utf8'))))).flat()
}

export async function importsOf(file: string, text: string): Promise<readonly Import[]> {
  const code = file.endsWith('.mdx') ? String((await mdx({ jsx: true }).transform(text, 'document.mdx'))?.code) : text
  const { module, program, errors } = parseSync(file.replace(/\.mdx$/, '.jsx'), code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(code.slice(start, end))),
    ...globsIn(program),
  ]
  return [...new Set(named.map((name) => targetOf(file, name)))].map((to) => ({ from: file, to }))
}

/** Files that import one another in a circle, each circle once; imports of types count as well. */
export function circles(imports: readonly Import[]): readonly (readonly string[])[] {
  const uses = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file) || path.includes(file)) return
    for (const { to } of uses.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of uses.keys()) visit(file, [])
  return found
}

function literal(source: string): readonly string[] {
  return /^(['"`])(.*)\1$/.exec(source)?.slice(2) ?? []
}

/** The patterns of `import.meta.glob`. */
function globsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(globsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as GlobCall
  if (type !== 'CallExpression' || callee?.object?.type !== 'MetaProperty' || callee.property?.name !== 'glob')
    return Object.values(node).flatMap(globsIn)
  const [patterns] = given ?? []
  return [patterns, ...(patterns?.elements ?? [])].flatMap((one) => (typeof one?.value === 'string' ? one.value : []))
}

interface GlobCall {
  readonly type?: string
  readonly callee?: { readonly object?: { readonly type: string }; readonly property?: { readonly name?: string } }
  readonly arguments?: readonly {
    readonly value?: unknown
    readonly elements?: readonly { readonly value?: unknown }[]
  }[]
}

function targetOf(file: string, name: string): string {
  const path = name.replace(/\?.*$/, '')
  if (path.startsWith('#') || path.startsWith('/')) return path.slice(1)
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path
}

if (import.meta.main) {
  const imports = await importsOfHouse()
  for (const one of imports) {
    const fault = faultOf(one)
    if (fault) console.error(`${one.from} → ${one.to}: ${fault}`)
    if (fault) process.exitCode = 1
  }
  for (const circle of circles(imports)) {
    console.error(`A circle: ${circle.join(' → ')}`)
    process.exitCode = 1
  }
}
