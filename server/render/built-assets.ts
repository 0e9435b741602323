import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Assets } from './assets.ts'
import { readPageStyles } from './page-styles.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

const clientEntry = 'site/client.ts'

/** Reads what `vite build` left in `directory`. */
export function readBuiltAssets(directory: string): Assets {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))
  const styles = readPageStyles(join(directory, '../server/styles.json'))
  const scripts = (islands: readonly string[], atOnce: readonly string[]) =>
    islands.length === 0
      ? []
      : [...new Set([clientEntry, ...keysOf(manifest, atOnce)].flatMap((key) => chunks(manifest, key)))]
  const hashes = new Map(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => [file, hashOf(readFileSync(join(directory, file)))] as const),
  )
  return {
    css: styles.styleOf,
    scripts: (islands, atOnce) => scripts(islands, atOnce).map((file) => `/${file}`),
    integrity: (islands) =>
      Object.fromEntries([...reachable(manifest, islands)].map((file) => [`/${file}`, hashes.get(file) ?? ''])),
    fonts: styles.fonts,
  }
}

function fileOf(manifest: Manifest, key: string): string {
  const entry = manifest[key]
  if (!entry) throw new Error(`The build holds no "${key}": run "npm run build".`)
  return entry.file
}

/** The islands that have a file of their own; the small ones come with the entry. */
function keysOf(manifest: Manifest, islands: readonly string[]): string[] {
  return islands.flatMap((name) => Object.keys(manifest).filter((key) => key.endsWith(`/${name}.island.tsx`)))
}

/** A chunk and all that it imports at once, so that the browser need not find one by reading another. */
function chunks(manifest: Manifest, key: string): string[] {
  return [fileOf(manifest, key), ...(manifest[key]?.imports ?? []).flatMap((imported) => chunks(manifest, imported))]
}

/** Every chunk that such a page may load, sooner or later; islands that it does not have are not among them. */
function reachable(manifest: Manifest, islands: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const own = keysOf(manifest, islands)
  const visit = (key: string) => {
    if (files.has(fileOf(manifest, key)) || (key.endsWith('.island.tsx') && !own.includes(key))) return
    files.add(fileOf(manifest, key))
    for (const next of [...(manifest[key]?.imports ?? []), ...(manifest[key]?.dynamicImports ?? [])]) visit(next)
  }
  if (islands.length > 0) for (const key of [clientEntry, ...own]) visit(key)
  return files
}

function hashOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
