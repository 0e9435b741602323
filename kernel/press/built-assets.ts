import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build made for the browser, as the pages need to know it. */
export interface Assets {
  readonly css: (page: string) => string
  /** The address of the style that no page needs for its first paint. */
  readonly laterStyle?: string
  /** The files that a page with these islands loads at once, the entry first. */
  readonly scripts: (atOnce: readonly string[]) => readonly string[]
  readonly devHead?: string
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const clientEntry = 'app/client.ts'
const laterEntry = 'app/later.ts'

/** Reads what `vite build` left in `directory`. */
export function readBuiltAssets(directory: string): Assets {
  const read = <Contents>(file: string) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as Contents
  const manifest = read<Readonly<Record<string, Chunk>>>('.vite/manifest.json')
  const fileOf = read<Readonly<Record<string, string>>>('.vite/islands.json')
  const styles = read<Readonly<Record<string, string>>>('../server/styles.json')
  /** The entry, these islands and every file that they import. */
  const filesOf = (islands: readonly string[]) => {
    const wanted = new Set(islands.map((name) => fileOf[name]))
    const files = new Set<string>()
    const visit = (key: string) => {
      const { file, imports = [] } = chunkOf(key)
      if (files.has(file)) return
      files.add(file)
      for (const next of imports) visit(next)
    }
    visit(clientEntry)
    for (const [key, { file }] of Object.entries(manifest)) if (wanted.has(file)) visit(key)
    return [...files]
  }
  const chunkOf = (key: string) => known(manifest[key], `no "${key}"`)
  return {
    css: (page) => known(styles[page], `no style for "${page}"`),
    laterStyle: `/${known(manifest[laterEntry]?.css?.[0], `no style for "${laterEntry}"`)}`,
    scripts: (atOnce) => filesOf(atOnce).map((file) => `/${file}`),
  }
}

function known<Part>(part: Part | undefined, missing: string): Part {
  if (part === undefined) throw new Error(`The build holds ${missing}: run "npm run build".`)
  return part
}
