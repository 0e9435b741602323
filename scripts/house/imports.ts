import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import mdx from '@mdx-js/rollup'
import { parseSync } from 'vite'

export interface Import {
  readonly from: string
  /** A path from the root of the project, or the name of a package. */
  readonly to: string
}

const isTest = /\.(?:test|spec|contract)\.tsx?$|\/tests\//

/** Every import between the files of the house, types and dynamic ones included; tests may reach anywhere. */
export async function importsOfHouse(root: string): Promise<readonly Import[]> {
  const files = globSync('{content,site,server,desk}/**/*.{ts,tsx,mdx}', { cwd: root })
    .filter((file) => !isTest.test(file))
    .sort()
  return (await Promise.all(files.map((file) => importsOf(file, readFileSync(join(root, file), 'utf8'))))).flat()
}

export async function importsOf(file: string, text: string): Promise<readonly Import[]> {
  const code = file.endsWith('.mdx') ? await compiled(text) : text
  const { module, program, errors } = parseSync(file.replace(/\.mdx$/, '.jsx'), code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      stringIn(code.slice(moduleRequest.start, moduleRequest.end)),
    ),
    ...globsIn(program),
  ]
  return [...new Set(named.map((name) => targetOf(file, name)))].map((to) => ({ from: file, to }))
}

async function compiled(text: string): Promise<string> {
  const result = await mdx({ jsx: true }).transform(text, 'document.mdx')
  return result?.code ?? ''
}

function stringIn(source: string): string[] {
  const text = source.match(/^(['"`])(.*)\1$/)?.[2]
  return text === undefined ? [] : [text]
}

/** The patterns of `import.meta.glob`, those that leave something out not counted. */
function globsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(globsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as { type?: string; callee?: Callee; arguments?: Argument[] }
  const isGlob =
    type === 'CallExpression' && callee?.object?.type === 'MetaProperty' && callee.property?.name === 'glob'
  if (!isGlob) return Object.values(node).flatMap(globsIn)
  const [first] = given ?? []
  return [first, ...(first?.elements ?? [])].flatMap((argument) =>
    typeof argument?.value === 'string' && !argument.value.startsWith('!') ? [argument.value] : [],
  )
}

type Callee = { readonly object?: { readonly type: string }; readonly property?: { readonly name?: string } }
type Argument = { readonly value?: unknown; readonly elements?: readonly Argument[] }

function targetOf(file: string, name: string): string {
  const path = name.replace(/\?.*$/, '')
  if (path.startsWith('#') || path.startsWith('/')) return path.slice(1)
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path
}
