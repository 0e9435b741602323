import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { type Targets, transform } from 'lightningcss'

/** The cascade layers, weakest first: within one, no file may need to stand before another. */
export const layers = ['reset', 'base', 'kit', 'part'] as const
export type Layer = (typeof layers)[number]

export interface StyleSource {
  readonly layer: Layer
  readonly css: string
}

/** A file beside the style (a type face): where it lies, and under which address the browser finds it. */
export interface StyleAsset {
  readonly file: string
  readonly address: string
}

/** What a style file refers to by `url()`, each under an address that changes with its content. */
export function addressAssets(css: string, file: string): { css: string; assets: readonly StyleAsset[] } {
  const assets: StyleAsset[] = []
  const { code } = transform({
    filename: file,
    code: Buffer.from(css),
    visitor: {
      Url(url) {
        if (/^(?:data:|https?:|\/|#)/.test(url.url)) return url
        const asset = assetAt(join(dirname(file), url.url))
        assets.push(asset)
        return { ...url, url: asset.address }
      },
    },
  })
  return { css: code.toString(), assets }
}

function assetAt(file: string): StyleAsset {
  const version = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8)
  return { file, address: `/assets/${basename(file, extname(file))}-${version}${extname(file)}` }
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
