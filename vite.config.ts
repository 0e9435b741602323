import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstFilterText } from './scripts/first-filter.ts'
import { copyMasters, mediaVersion } from './scripts/media.ts'
import { pageStyles } from './scripts/page-styles.ts'

/** The browsers that know `light-dark()`, popovers and nested rules; others get the same page, plainer. */
const browsers = ['chrome123', 'firefox125', 'safari17.5']

/** The same browsers in the numbers of the style's compiler. */
const targets = { chrome: 123 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) }

/**
 * Three files make a page's script, four where carts are listed or shown: React, what islands of several subjects share, the
 * small islands that remember carts, and the page's own. A dozen would wait for one another on a phone's line.
 */
const chunks = [
  { name: 'client', test: /\/app\/client\.ts|\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'shared', test: /\/(?:kit|kernel\/page|subjects\/(?:dealership|county))\//, minShareCount: 2 },
  { name: 'carts', test: /\/(?:save-cart|saved-carts)\.island\.tsx|\/view\/data\/saved-carts\.ts|\/stock-text\.ts/ },
  { name: 'vehicle', test: /\/(?:gallery|share-link|payment-estimator)\.island\.tsx/ },
  { name: 'vehicle-queries', test: /\/vehicle-queries\.ts|\/node_modules\/@tanstack\// },
]

/** Which file each island is in, by its name: several small ones may share one. */
const islandFiles: Plugin = {
  name: 'island-files',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk'
        ? chunk.moduleIds.flatMap((id) => {
            const name = /([\w-]+)\.island\.tsx$/.exec(id)?.[1]
            return name ? [[name, chunk.fileName] as const] : []
          })
        : [],
    )
    this.emitFile({ type: 'asset', fileName: '.vite/islands.json', source: JSON.stringify(Object.fromEntries(files)) })
  },
}

const compressible = /\.(?:css|js|svg|json|webmanifest|txt|xml|glb)$/
const worthIt = 512

/** Writes `.br` and `.gz` beside every file that gains by it, so that nothing is compressed per request. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle({ dir }) {
    for (const file of globSync(`${dir}/**/*`)) {
      if (!compressible.test(file) || statSync(file).size < worthIt) continue
      const bytes = readFileSync(file)
      // At quality 11 a model takes thirty times as long, for three bytes in a hundred.
      const quality = file.endsWith('.glb') ? 9 : 11
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** The site, the command line, the desk's script, and the process beside the server: a file each. */
const programs = {
  'server/main': 'app/start.ts',
  'server/worker': 'app/worker.ts',
  'operator/main': 'app/command-line.ts',
  'desk/client': 'subjects/desk/view/client/desk-client.ts',
}

/** The one thing that differs between two builds of the same sources; `SOURCE_DATE_EPOCH` sets it. */
const epoch = Number(process.env.SOURCE_DATE_EPOCH)
const builtOn = epoch ? new Date(epoch * 1000) : new Date()

/** Writes programs in ASCII: Node keeps a program's text while it runs, and one wider character doubles the memory of all others. */
const oneByte = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const

const firstFilter = await firstFilterText(browsers)

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    isSsrBuild ? null : [copyMasters, islandFiles],
    pageStyles(targets),
    { enforce: 'pre', ...mdx() },
    react(),
    isSsrBuild ? null : precompress,
  ],
  define: {
    __MEDIA_VERSION__: JSON.stringify(mediaVersion()),
    __BUILT_ON__: JSON.stringify(builtOn.toISOString().slice(0, 10)),
    __VERSION__: JSON.stringify(version),
    __FIRST_FILTER__: firstFilter,
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    // scripts/set-up.mjs names the folder: what a running site is made of is never built over.
    outDir: isSsrBuild ? '.cache/build' : '.cache/build/client',
    // Both parts of a build share a folder, which is new.
    emptyOutDir: false,
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node24' : browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {
          input: programs,
          output: { entryFileNames: '[name].js', chunkFileNames: 'server/[name]-[hash].js', ...oneByte },
        }
      : {
          input: { client: 'app/client.ts', later: 'app/later.ts' },
          output: { codeSplitting: { groups: chunks } },
        },
  },
  // The build holds every package but those that find files of their own. In development Node finds the packages itself.
  ...(command === 'build' ? { ssr: { noExternal: true, external: ['pino', 'sharp'] } } : {}),
}))
