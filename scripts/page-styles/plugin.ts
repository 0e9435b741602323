import { globSync, readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Targets } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { addressAssets, joinStyles, type Layer, layers } from './read-style.ts'

export interface PageStylesOptions {
  /** Every style file of the parts, as a glob: the development server loads them all. */
  readonly styles: string
  /** The modules of pages, each page's name in parentheses: it has the style of what it imports, however deep. */
  readonly pages: RegExp
  /** The module of what stands around every page. */
  readonly frame: string
  /** The layer in which a file's rules stand, by its path. */
  readonly layerOf: (file: string) => Layer
  readonly targets: Targets
  /** Rules that are made rather than written, by the file they belong to. */
  readonly made?: Readonly<Record<string, () => Promise<string>>>
}

/** What the server reads: a page's style by its name. */
export interface PageStyles {
  readonly pages: Readonly<Record<string, string>>
}

const mark = '\0style:'

/**
 * A part imports its style, and a page's style follows from the parts it imports: the build walks the modules from each
 * page and writes `styles.json` beside the server. In the browser's files such an import is nothing.
 */
export function pageStyles(options: PageStylesOptions): Plugin[] {
  const { styles, pages, frame, layerOf, targets, made = {} } = options
  const pathOf = (id: string) => relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
  const sourceOf = async (file: string) => `${readFileSync(file, 'utf8')}${(await made[file]?.()) ?? ''}`

  const forBuild: Plugin = {
    name: 'page-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(source, importer) {
        const found = importer && (await this.resolve(source, importer, { skipSelf: true }))
        if (!found || found.id.includes('/node_modules/')) return null
        // Not to end in `.css`: else Vite makes a style sheet of it.
        return `${mark}${pathOf(found.id)}:`
      },
    },
    load: { filter: { id: /^\0style:/ }, handler: () => 'export {}' },
    generateBundle: {
      // After Vite has thrown away what a server's build holds beside its scripts.
      order: 'post',
      async handler() {
        if (this.environment.name !== 'ssr') return emitAssets(styles, this)
        const ids = [...this.getModuleIds()]
        const nameOf = (id: string) => pages.exec(pathOf(id))?.[1] ?? ''
        const isPage = (id: string) => nameOf(id) !== ''
        const framed = ids.filter((id) => pathOf(id) === frame).flatMap((id) => stylesFrom(id, isPage, this))
        const read = once(async (file) => ({ layer: layerOf(file), ...addressAssets(await sourceOf(file), file) }))
        const written: Record<string, string> = {}
        for (const id of ids.filter(isPage).sort()) {
          const files = new Set([...framed, ...stylesFrom(id, isPage, this)])
          const sources = await Promise.all([...files].map(read))
          written[nameOf(id)] = joinStyles(sources, targets)
        }
        const source = JSON.stringify({ pages: written } satisfies PageStyles)
        this.emitFile({ type: 'asset', fileName: 'styles.json', source })
      },
    },
  }

  const forWork: Plugin = {
    name: 'page-styles-while-working',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      async handler(code, id) {
        const file = pathOf(id)
        if (!globSync(styles).includes(file)) return null
        const more = (await made[file]?.()) ?? ''
        return { code: `@layer ${layers.join()};@layer ${layerOf(file)}{${code}${more}}`, map: null }
      },
    },
  }

  return [forBuild, forWork]
}

/** Many pages share a file: it is read once. */
function once<T>(read: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (file) => {
    const found = kept.get(file) ?? read(file)
    kept.set(file, found)
    return found
  }
}

/** What the style refers to lies among the browser's files. */
function emitAssets(styles: string, build: Rolldown.PluginContext): void {
  for (const { file, address } of globSync(styles).flatMap(
    (style) => addressAssets(readFileSync(style, 'utf8'), style).assets,
  ))
    build.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(file) })
}

/** The style files that a module reaches, nearest first. Another page's style is its own. */
function stylesFrom(start: string, isPage: (id: string) => boolean, graph: Rolldown.PluginContext): string[] {
  const seen = new Set([start])
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!isPage(next)) seen.add(next)
  }
  return [...seen].flatMap((id) => (id.startsWith(mark) ? [id.slice(mark.length, -1)] : []))
}
