import { globSync, readFileSync } from 'node:fs'
import { matchesGlob, relative, sep } from 'node:path'
import { type Targets, transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'

/** The cascade layers, weakest first: within one, no file may need to stand before another. */
const layers = ['reset', 'base', 'kit', 'part'] as const
type Layer = (typeof layers)[number]

interface StyleSource {
  readonly layer: Layer
  readonly css: string
}

const styles = '{kit,subjects}/**/*.css'
/**
 * The style that no first screen uses. `app/later.ts` makes one file of it for all pages. A part that shows such a part on its first screen
 * imports `NAME.later.css?inline` (SITE-44).
 */
const later = '{kit,subjects}/**/*.later.css'
/** The header, footer and menus around every page: each page has their style. */
const shell = 'subjects/discovery/view/shell.tsx'
/** What a page carries; any other style that is inlined is the text of a script, as that of the 3D view. */
export const carriedByPage = /\.css$|\.later\.css\?inline$/
const mark = '\0style:'

const pathOf = (id: string) => relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
/** The name of a page, or of the desk's document; it has the style of all that its module imports, however deep. */
const pageIn = (id: string) => /^subjects\/.*\/([\w-]+)\.(?:page|document)\.tsx$/.exec(pathOf(id))?.[1]

/** Subjects whose parts the pages of other subjects are made of. */
const sharedSubjects = ['pictures', 'dealership', 'discovery', 'shopfront']

/** Base before kit before part: the style of a part wins over the style of those that it is made of. */
function layerOf(file: string): Layer {
  if (file === 'kit/styles/reset.css') return 'reset'
  if (file.startsWith('kit/styles/')) return 'base'
  const [folder, subject = ''] = file.split('/')
  const isShared = folder === 'kit' || sharedSubjects.includes(subject)
  return isShared && !/\.page\.(?:later\.)?css$/.test(file) ? 'kit' : 'part'
}

/**
 * A part imports its style, and a page's style follows from the parts it imports: the server's build walks the modules from
 * each page and writes `styles.json`. In the browser's files such an import is nothing; what comes later is one style sheet
 * there, as Vite makes it.
 */
export function pageStyles(targets: Targets): Plugin[] {
  const ofPages: Plugin = {
    name: 'page-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: carriedByPage },
      async handler(source, importer) {
        const found = importer?.endsWith('.tsx') && (await this.resolve(source, importer, { skipSelf: true }))
        if (!found || found.id.includes('/node_modules/')) return null
        // The colon at the end keeps Vite from making a style sheet of this module.
        return `${mark}${pathOf(found.id)}${source.endsWith('?inline') ? '?inline' : ''}:`
      },
    },
    load: { filter: { id: /^\0style:/ }, handler: () => 'export {}' },
    generateBundle: {
      // Runs after Vite has removed what a server's build holds beside its scripts.
      order: 'post',
      handler() {
        if (this.environment.name !== 'ssr') return
        const ids = [...this.getModuleIds()]
        const aroundPages = ids.filter((id) => pathOf(id) === shell).flatMap((id) => stylesFrom(id, this))
        const written: Record<string, string> = {}
        for (const id of ids.sort()) {
          const page = pageIn(id)
          if (!page) continue
          const files = [...new Set([...aroundPages, ...stylesFrom(id, this)])]
          const sources = files.map(pathOf).map((file) => ({ layer: layerOf(file), css: readFileSync(file, 'utf8') }))
          written[page] = joinStyles(sources, targets)
        }
        this.emitFile({ type: 'asset', fileName: 'server/styles.json', source: JSON.stringify(written) })
      },
    },
  }

  /** The style that Vite makes files of: the later one in a build, all of it in development. */
  const inLayers: Plugin = {
    name: 'style-in-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const file = pathOf(id)
        if (!globSync(styles).includes(file)) return null
        return { code: `@layer ${layers.join()};@layer ${layerOf(file)}{${code}}`, map: null }
      },
    },
  }

  return [ofPages, inLayers]
}

/** The style files that a module reaches, nearest first. Another page's style is its own. */
function stylesFrom(start: string, graph: Rolldown.PluginContext): string[] {
  const reached = new Set([start])
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!pageIn(next)) reached.add(next)
  }
  const files = [...reached].flatMap((id) => (id.startsWith(mark) ? [id.slice(mark.length, -1)] : []))
  return files.filter((file) => !matchesGlob(file, later))
}

/** One sheet, layer by layer. */
export function joinStyles(sources: readonly StyleSource[], targets: Targets): string {
  const blocks = layers.map(
    (layer) => `@layer ${layer}{${sources.flatMap((source) => (source.layer === layer ? [source.css] : [])).join('')}}`,
  )
  const code = Buffer.from(`@layer ${layers.join()};${blocks.join('')}`)
  return transform({ filename: 'page.css', code, minify: true, targets }).code.toString()
}
