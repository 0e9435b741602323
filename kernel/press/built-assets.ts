import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What the build made for the browser, as the pages need to know it. */
export interface Assets {
  /** The style of a page, by its name. */
  readonly css: (page: string) => string
  /** Files that a page with these islands loads at once, the entry first: those of islands that can wait come later. */
  readonly scripts: (islands: readonly string[], atOnce: readonly string[]) => readonly string[]
  /** What each script that a page with these islands may come to load must hash to, by its address. */
  readonly integrity: (islands: readonly string[]) => Readonly<Record<string, string>>
  /** Tags that only the development server needs. */
  readonly devHead?: string
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestSchema>
type Chunk = Manifest[string]

const stylesSchema = z.object({ pages: z.record(z.string(), z.string()) })

const clientEntry = 'app/client.ts'

/** Reads what `vite build` left in `directory`. */
export function readBuiltAssets(directory: string): Assets {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), 'utf8'))
  const manifest = manifestSchema.parse(read('.vite/manifest.json'))
  const fileOf = z.record(z.string(), z.string()).parse(read('.vite/islands.json'))
  const styles = stylesSchema.parse(read('../server/styles.json')).pages
  const entry = chunkOf(manifest, clientEntry)
  /** The chunks of islands, each once. */
  const own = (islands: readonly string[]) => {
    const files = new Set(islands.map((name) => fileOf[name]))
    return Object.values(manifest).filter(({ file }) => files.has(file))
  }
  const others = new Set(Object.values(fileOf))
  const hashes = new Map(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => [file, hashOf(readFileSync(join(directory, file)))] as const),
  )
  /** Every file that these chunks load, at once or later; islands that are not among them are not loaded. */
  const reachable = (start: readonly Chunk[], later: boolean) => {
    const files = new Set<string>()
    const wanted = new Set(start)
    const visit = (chunk: Chunk) => {
      if (files.has(chunk.file)) return
      files.add(chunk.file)
      for (const key of chunk.imports) visit(chunkOf(manifest, key))
      for (const key of later ? chunk.dynamicImports : []) {
        const next = chunkOf(manifest, key)
        if (wanted.has(next) || !others.has(next.file)) visit(next)
      }
    }
    for (const chunk of start) visit(chunk)
    return [...files]
  }
  const filesOf = (islands: readonly string[], later: boolean) => reachable([entry, ...own(islands)], later)
  return {
    css: (page) => {
      const style = styles[page]
      if (style === undefined) throw new Error(`The build knows no style for "${page}": run "npm run build".`)
      return style
    },
    scripts: (islands, atOnce) => (islands.length === 0 ? [] : filesOf(atOnce, false).map((file) => `/${file}`)),
    integrity: (islands) =>
      islands.length === 0
        ? {}
        : Object.fromEntries(filesOf(islands, true).map((file) => [`/${file}`, hashes.get(file) ?? ''])),
  }
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const entry = manifest[key]
  if (!entry) throw new Error(`The build holds no "${key}": run "npm run build".`)
  return entry
}

function hashOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
