import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build made for the browser, as the pages need to know it. */
export interface Assets {
  readonly css: (page: string) => string
  /** Files that a page loads at once which has these islands among others, the entry first. */
  readonly scripts: (atOnce: readonly string[]) => readonly string[]
  /** What each script that a page with these islands may come to load must hash to, by its address. */
  readonly integrity: (islands: readonly string[]) => Readonly<Record<string, string>>
  readonly devHead?: string
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const clientEntry = 'app/client.ts'

/** Reads what `vite build` left in `directory`. */
export function readBuiltAssets(directory: string): Assets {
  const read = <Contents>(file: string) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as Contents
  const manifest = read<Readonly<Record<string, Chunk>>>('.vite/manifest.json')
  const fileOf = read<Readonly<Record<string, string>>>('.vite/islands.json')
  const styles = read<{ readonly pages: Readonly<Record<string, string>> }>('../server/styles.json').pages
  const ofIslands = new Set(Object.values(fileOf))
  const hashes = new Map(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => [file, `sha256-${hash('sha256', readFileSync(join(directory, file)), 'base64')}`] as const),
  )
  /** The entry, these islands and every file that they load, at once or later; other islands are not loaded. */
  const filesOf = (islands: readonly string[], later: boolean) => {
    const wanted = new Set(islands.map((name) => fileOf[name]))
    const files = new Set<string>()
    const visit = (key: string) => {
      const { file, imports = [], dynamicImports = [] } = chunkOf(key)
      if (files.has(file)) return
      files.add(file)
      for (const next of imports) visit(next)
      for (const next of later ? dynamicImports : []) {
        const { file: nextFile } = chunkOf(next)
        if (wanted.has(nextFile) || !ofIslands.has(nextFile)) visit(next)
      }
    }
    visit(clientEntry)
    for (const [key, { file }] of Object.entries(manifest)) if (wanted.has(file)) visit(key)
    return [...files]
  }
  const chunkOf = (key: string) => known(manifest[key], `no "${key}"`)
  return {
    css: (page) => known(styles[page], `no style for "${page}"`),
    scripts: (atOnce) => filesOf(atOnce, false).map((file) => `/${file}`),
    integrity: (islands) =>
      Object.fromEntries(filesOf(islands, true).map((file) => [`/${file}`, hashes.get(file) ?? ''])),
  }
}

function known<Part>(part: Part | undefined, missing: string): Part {
  if (part === undefined) throw new Error(`The build holds ${missing}: run "npm run build".`)
  return part
}
