import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, matchesGlob, relative, sep } from 'node:path'
import { type Targets, transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'

/** The cascade layers, weakest first: within one, no file may need to stand before another. */
const layers = ['reset', 'base', 'kit', 'part'] as const
type Layer = (typeof layers)[number]

interface StyleSource {
  readonly layer: Layer
  readonly css: string
}

interface LaterSheet {
  readonly css: string
  readonly address: string
  /** The custom properties that every page must define for it. */
  readonly reads: ReadonlySet<string>
}

/** Every style file of the parts: the development server loads them all. */
const styles = '{kit,subjects}/**/*.css'
/** SITE-44: the style that no first screen uses. All pages share one file of it and ask for it while they are painted. */
const later = '{kit,subjects}/**/*.later.css'
/** What stands around every page. */
const frame = 'subjects/discovery/view/shell.tsx'
const mark = '\0style:'

const pathOf = (id: string) => relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
/** A page's name; it has the style of all that its module imports, however deep. */
const pageIn = (id: string) => /^subjects\/.*\/([\w-]+)\.page\.tsx$/.exec(pathOf(id))?.[1]

/** Base before kit before part: what a part says of itself wins over what it is made of. */
function layerOf(file: string): Layer {
  if (file === 'kit/styles/reset.css') return 'reset'
  if (file.startsWith('kit/styles/')) return 'base'
  const isShared = /^(?:kit|subjects\/(?:pictures|dealership|discovery|shopfront))\//.test(file)
  return isShared && !/\.page\.(?:later\.)?css$/.test(file) ? 'kit' : 'part'
}

/**
 * A part imports its style, and a page's style follows from the parts it imports: the build walks the modules from each
 * page and writes `styles.json` beside the server. In the browser's files such an import is nothing. `made` are rules that are
 * made rather than written, by the file they belong to.
 */
export function pageStyles(targets: Targets, made: Readonly<Record<string, () => Promise<string>>>): Plugin[] {
  async function readStyle(file: string): Promise<StyleSource> {
    const css = `${readFileSync(file, 'utf8')}${(await made[file]?.()) ?? ''}`
    return { layer: layerOf(file), css: addressAssets(css, file).css }
  }

  async function laterSheet(): Promise<LaterSheet> {
    const sources = await Promise.all(globSync(later).sort().map(readStyle))
    // Any page may read what this sheet sets.
    const css = joinStyles(sources, targets, () => true)
    return { css, address: addressOf('later.css', css), reads: variablesOf(css).read }
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
        const sheet = await laterSheet()
        if (this.environment.name !== 'ssr') return emitAssets(this, sheet)
        const ids = [...this.getModuleIds()]
        const framed = ids.filter((id) => pathOf(id) === frame).flatMap((id) => stylesFrom(id, this))
        const read = new Map<string, Promise<StyleSource>>()
        const written: Record<string, string> = {}
        for (const id of ids.sort()) {
          const page = pageIn(id)
          if (!page) continue
          const files = [...new Set([...framed, ...stylesFrom(id, this)])]
          for (const file of files) if (!read.has(file)) read.set(file, readStyle(file))
          const sources = await Promise.all(files.flatMap((file) => read.get(file) ?? []))
          written[page] = joinStyles(sources, targets, (name) => sheet.reads.has(name))
        }
        const source = JSON.stringify({ pages: written, later: sheet.address })
        this.emitFile({ type: 'asset', fileName: 'server/styles.json', source })
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

/** What the style refers to lies among the browser's files, and so does the style that comes later. */
function emitAssets(build: Rolldown.PluginContext, sheet: LaterSheet): void {
  build.emitFile({ type: 'asset', fileName: sheet.address.slice(1), source: sheet.css })
  const assets = globSync(styles).flatMap((style) => addressAssets(readFileSync(style, 'utf8'), style).assets)
  for (const { file, address } of assets)
    build.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(file) })
}

/** The style files that a module reaches, nearest first. Another page's style is its own. */
function stylesFrom(start: string, graph: Rolldown.PluginContext): string[] {
  const seen = new Set([start])
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!pageIn(next)) seen.add(next)
  }
  const files = [...seen].flatMap((id) => (id.startsWith(mark) ? [id.slice(mark.length, -1)] : []))
  return files.filter((file) => !matchesGlob(file, later))
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
        const address = addressOf(basename(path), readFileSync(path))
        assets.push({ file: path, address })
        return { ...url, url: address }
      },
    },
  })
  return { css: code.toString(), assets }
}

/** An address that changes with the content. */
function addressOf(name: string, content: string | Buffer): string {
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const extension = extname(name)
  return `/assets/${basename(name, extension)}-${version}${extension}`
}

/** One sheet, layer by layer, as small as it gets. `isReadElsewhere` tells which custom properties another sheet reads. */
export function joinStyles(
  sources: readonly StyleSource[],
  targets: Targets,
  isReadElsewhere: (property: string) => boolean = () => false,
): string {
  const blocks = layers.map(
    (layer) => `@layer ${layer}{${sources.flatMap((source) => (source.layer === layer ? [source.css] : [])).join('')}}`,
  )
  const whole = Buffer.from(`@layer ${layers.join()};${blocks.join('')}`)
  const { defined, read } = variablesOf(whole)
  const unusedSymbols = [...defined].filter((name) => !read.has(name) && !isReadElsewhere(name))
  return transform({ filename: 'page.css', code: whole, minify: true, targets, unusedSymbols }).code.toString()
}

/** The custom properties that a style defines and those that it reads: a page reads few of the tokens. */
function variablesOf(css: string | Buffer) {
  const defined = new Set<string>()
  const read = new Set<string>()
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
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
  return { defined, read }
}
