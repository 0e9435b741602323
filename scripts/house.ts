// Checks the order of imports: app → subjects → kernel → kit. `npm run house` prints each import that breaks it.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A subject uses only those that stand before it in the app's list of them. */
const [, listed = ''] = /^const subjectsInOrder.*?\{\n(.*?)^\}/ms.exec(readFileSync('app/subjects.ts', 'utf8')) ?? []
const subjects = [...listed.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name)

/** The layers of the site, the lowest first: each uses itself and those before it. */
const layers = ['kit', 'kernel', 'subjects', 'app']
/** The folders of a subject, the lowest first. */
const folders = ['facts', 'rules', 'view', 'server']

/** The packages that a folder of a subject does without. */
const forbidden: Readonly<Record<string, RegExp>> = {
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
  const [layer = '', subject = '', folder = ''] = from.split('/')
  const [otherLayer = '', otherSubject = '', otherFolder = ''] = to.split('/')
  if (layer === 'subjects' && forbidden[folder]?.test(to)) return `${folder} does without ${to}.`
  if (/^(?:tests|studio|scripts)$/.test(otherLayer)) return `The site does not use ${otherLayer}.`
  if (!layers.includes(otherLayer)) return undefined
  if (layers.indexOf(otherLayer) > layers.indexOf(layer)) return `${layer} stands below ${otherLayer}.`
  if (layer !== 'subjects' || otherLayer !== 'subjects') return undefined
  if (!subjects.includes(subject)) return `${subject} is missing in app/subjects.ts.`
  if (subjects.indexOf(otherSubject) > subjects.indexOf(subject)) return `${subject} stands before ${otherSubject}.`
  if (folders.includes(folder) && otherFolder === 'subject.ts') return 'Only the app reads what a subject gives.'
  if (folders.indexOf(otherFolder) > folders.indexOf(folder) && folders.includes(folder))
    return `${folder} stands below ${otherFolder}.`
  return undefined
}

type Source = readonly [file: string, text: string]

const declaring = /^ {2}interface Tables \{\n(.*?)^ {2}\}/ms
const querying = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|\w+Join)\(\s*'(\w+)/g

/**
 * Each query of a table as an import of the file that declares the table: by declaration merging the compiler knows all tables
 * everywhere, and no import tells whose one is.
 */
export function queriesIn(sources: readonly Source[]): readonly Import[] {
  const declared = sources.flatMap(([file, text]) => {
    const [, tables = ''] = declaring.exec(text) ?? []
    return [...tables.matchAll(/^ {4}(\w+): /gm)].map(([, table]) => [table, file] as const)
  })
  const fileOf = new Map(declared)
  return sources.flatMap(([from, text]) => {
    const files = [...text.matchAll(querying)].flatMap(([, table]) => fileOf.get(table) ?? [])
    return [...new Set(files)].map((to) => ({ from, to }))
  })
}

const importing = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g
const globbing = /\bimport\.meta\.glob\b[^(]*\(([^)]*)\)/g

/** Every import of a file, types, dynamic ones and globs included. */
export function importsOf([file, text]: Source): readonly Import[] {
  const globs = [...text.matchAll(globbing)].flatMap(
    ([, patterns = '']) => patterns.match(/(?<=')[./][^']*(?=')/g) ?? [],
  )
  const names = [...text.matchAll(importing)].map(([, , name = '']) => name)
  return [...new Set([...names, ...globs].map((name) => targetOf(file, name)))].map((to) => ({ from: file, to }))
}

/** Folders of the kernel that import one another in a circle; a file beside the folders counts as one. */
export function kernelCircles(imports: readonly Import[]): readonly (readonly string[])[] {
  const folderOf = (path: string) => path.split('/').slice(0, 2).join('/')
  const between = imports.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
  return circles(between.filter(({ from, to }) => from.startsWith('kernel/') && from !== to))
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

function targetOf(file: string, name: string): string {
  const path = name.replace(/\?.*$/, '')
  if (path.startsWith('#') || path.startsWith('/')) return path.slice(1)
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path
}

if (import.meta.main) {
  // Tests may reach anywhere.
  const files = globSync('{app,kernel,kit,subjects}/**/*.{ts,tsx,mdx}').filter((file) => !isTest.test(file))
  const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
  const imports = sources.flatMap(importsOf)
  const faults = [...imports, ...queriesIn(sources)].flatMap((one) => {
    const fault = faultOf(one)
    return fault ? `${one.from} → ${one.to}: ${fault}` : []
  })
  for (const circle of [...circles(imports), ...kernelCircles(imports)]) faults.push(`A circle: ${circle.join(' → ')}`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
