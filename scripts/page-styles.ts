import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { type Targets, transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'

/** The cascade layers, weakest first: within one, no file may need to stand before another. */
const layers = ['reset', 'base', 'kit', 'part'] as const
export type Layer = (typeof layers)[number]

interface StyleSource {
  readonly layer: Layer
  readonly css: string
}

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

const mark = '\0style:'

/**
 * A part imports its style, and a page's style follows from the parts it imports: the build walks the modules from each
 * page and writes `styles.json` beside the server. In the browser's files such an import is nothing.
 */
export function pageStyles(options: PageStylesOptions): Plugin[] {
  const { styles, pages, frame, layerOf, targets, made = {} } = options
  const pathOf = (id: string) => relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
  const nameOf = (id: string) => pages.exec(pathOf(id))?.[1] ?? ''
  const isPage = (id: string) => nameOf(id) !== ''

  async function readStyle(file: string): Promise<StyleSource> {
    const css = `${readFileSync(file, 'utf8')}${(await made[file]?.()) ?? ''}`
    return { layer: layerOf(file), css: addressAssets(css, file).css }
  }

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
        const framed = ids.filter((id) => pathOf(id) === frame).flatMap((id) => stylesFrom(id, isPage, this))
        const read = new Map<string, Promise<StyleSource>>()
        const written: Record<string, string> = {}
        for (const id of ids.filter(isPage).sort()) {
          const files = new Set([...framed, ...stylesFrom(id, isPage, this)])
          for (const file of files) if (!read.has(file)) read.set(file, readStyle(file))
          written[nameOf(id)] = joinStyles(
            await Promise.all([...files].flatMap((file) => read.get(file) ?? [])),
            targets,
          )
        }
        this.emitFile({ type: 'asset', fileName: 'server/styles.json', source: JSON.stringify({ pages: written }) })
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

/** Each file that a style refers to by `url()` (a type face) gets an address that changes with its content. */
function addressAssets(css: string, file: string) {
  const assets: { readonly file: string; readonly address: string }[] = []
  const { code } = transform({
    filename: file,
    code: Buffer.from(css),
    visitor: {
      Url(url) {
        if (/^(?:data:|https?:|\/|#)/.test(url.url)) return url
        const path = join(dirname(file), url.url)
        const version = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 8)
        const address = `/assets/${basename(path, extname(path))}-${version}${extname(path)}`
        assets.push({ file: path, address })
        return { ...url, url: address }
      },
    },
  })
  return { css: code.toString(), assets }
}

/** One page's style: what it is made of, layer by layer, as small as it gets. */
export function joinStyles(sources: readonly StyleSource[], targets: Targets): string {
  const blocks = layers.map(
    (layer) => `@layer ${layer}{${sources.flatMap((source) => (source.layer === layer ? [source.css] : [])).join('')}}`,
  )
  const whole = Buffer.from(`@layer ${layers.join()};${blocks.join('')}`)
  const unusedSymbols = unread(whole)
  return transform({ filename: 'page.css', code: whole, minify: true, targets, unusedSymbols }).code.toString()
}

/** The custom properties that a page's style defines and never reads: it takes few of the tokens. */
function unread(code: Uint8Array): string[] {
  const defined = new Set<string>()
  const read = new Set<string>()
  transform({
    filename: 'page.css',
    code,
    visitor: {
      Variable(variable) {
        read.add(variable.name.ident)
      },
      Declaration: {
        // Called as well for properties of the platform that the compiler does not know yet.
        custom({ name }) {
          if (name.startsWith('--')) defined.add(name)
        },
      },
    },
  })
  return [...defined].filter((name) => !read.has(name))
}
