import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Assets } from './assets.ts'
import { PageCss } from './page-css.ts'
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
const siteStyle = 'site/shared/utilities/site.css'

/** Pages without a utility class left; the others get the old style as well, which wins over ours by its layer. */
const converted = [
  'home',
  'services',
  'showroom',
  'about',
  'contact',
  'thank-you',
  'eco-impact',
  'site-map',
  'not-found',
  'town-not-found',
  'policy',
  'rentals',
  'rental-town',
  'county',
  'town',
  'brand',
  'compare',
  'vehicle',
  'inventory',
]
const order = '@layer theme,reset,base,kit,part,components,utilities;'

/** Reads what `vite build` left in `directory`. */
export function readBuiltAssets(directory: string): Assets {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))
  const read = (file: string) => readFileSync(join(directory, file), 'utf8')
  const styles = readPageStyles(join(directory, '../server/styles.json'))
  const pageCss = new PageCss(read(fileOf(manifest, siteStyle)))
  const texts = new Map<string, string>()
  const textOf = (file: string) => texts.get(file) ?? texts.set(file, read(file)).get(file) ?? ''
  const scripts = (islands: readonly string[]) =>
    islands.length === 0
      ? []
      : [...new Set([clientEntry, ...keysOf(manifest, islands)].flatMap((key) => chunks(manifest, key)))]
  // What an island fetches only when it is needed may bring elements of its own.
  const later = (islands: readonly string[]) =>
    keysOf(manifest, islands)
      .flatMap((key) => manifest[key]?.dynamicImports ?? [])
      .flatMap((key) => chunks(manifest, key))
  return {
    css: (page, html, islands) =>
      converted.includes(page)
        ? styles.styleOf(page)
        : order + styles.styleOf(page) + pageCss.for(html, ...[...scripts(islands), ...later(islands)].map(textOf)),
    scripts: (islands) => scripts(islands).map((file) => `/${file}`),
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
