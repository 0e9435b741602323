import { readFileSync } from 'node:fs'
import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { inlineScript } from './scripts/inline-script.ts'
import { models } from './scripts/models/plugin.ts'
import { pageStyles } from './scripts/page-styles/plugin.ts'
import { mediaVersion, pictures } from './scripts/pictures/plugin.ts'
import { sceneColors } from './scripts/pictures/scene-colors.ts'
import { precompress } from './scripts/precompress.ts'

/** The browsers that know `light-dark()`, popovers and nested rules; others get the same page, plainer. */
const browsers = ['chrome123', 'firefox125', 'safari17.5']

/** The same, as the style's compiler counts them. */
const targets = { chrome: 123 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) }

/** Base before kit before part: what a part says of itself wins over what it is made of. */
const layerOf = (file: string) => {
  if (file === 'kit/styles/reset.css') return 'reset'
  if (file.startsWith('kit/styles/')) return 'base'
  return /^(?:kit|kernel|subjects\/(?:pictures|dealership|discovery|shopfront))\//.test(file) &&
    !file.endsWith('.page.css')
    ? 'kit'
    : 'part'
}

/**
 * Three files make a page's script, four where carts are listed or shown: React, what islands of several subjects share, the
 * small islands that remember carts, and the page's own. A dozen would wait for one another on a phone's line.
 */
const chunks = [
  { name: 'client', test: /\/app\/client\.ts|\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'shared', test: /\/(?:kit|kernel\/page|subjects\/(?:dealership|county))\//, minShareCount: 2 },
  { name: 'carts', test: /\/(?:save-cart|saved-carts)\.island\.tsx|\/(?:use-saved-cart|vehicle-badge)\.ts/ },
  { name: 'vehicle', test: /\/(?:gallery|share-link|payment-estimator)\.island\.tsx/ },
  {
    name: 'list-query',
    test: /\/list-query\.tsx|\/inventory\/view\/data\/(?:fetch|query|vehicle)|\/node_modules\/@tanstack\//,
  },
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

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** What the built server begins with: all of it stands in one folder, so that each part finds the others. */
const serverEntry = 'app/start.ts'

/** What runs in a process of its own beside the server is a file of its own beside it. */
const pictureProcess: Plugin = {
  name: 'picture-process',
  buildStart({ input }) {
    if (![input].flat().some((entry) => String(entry).endsWith(serverEntry))) return
    this.emitFile({ type: 'chunk', id: 'subjects/pictures/server/picture-process.ts', fileName: 'picture-process.js' })
  },
}

/** The one thing that differs between two builds of the same sources; `SOURCE_DATE_EPOCH` sets it. */
const epoch = Number(process.env.SOURCE_DATE_EPOCH)
const builtOn = epoch ? new Date(epoch * 1000) : new Date()

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    isSsrBuild ? pictureProcess : [pictures(), models()],
    isSsrBuild ? null : islandFiles,
    pageStyles({
      styles: '{app,kit,subjects}/**/*.css',
      pages: /^(?:app|subjects)\/.*\/([\w-]+)\.page\.tsx$/,
      frame: 'subjects/discovery/view/shell.tsx',
      layerOf,
      targets,
      made: { 'subjects/pictures/view/hero.css': () => sceneColors('studio/masters') },
    }),
    { enforce: 'pre', ...mdx() },
    inlineScript(browsers),
    react(),
    isSsrBuild ? null : precompress(),
  ],
  define: {
    __MEDIA_VERSION__: JSON.stringify(mediaVersion()),
    __BUILT_ON__: JSON.stringify(builtOn.toISOString().slice(0, 10)),
    __VERSION__: JSON.stringify(version),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    // Whoever builds names the folder (scripts/set-up.mjs): what a running site is made of is never built over.
    outDir: isSsrBuild ? '.cache/build/server' : '.cache/build/client',
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node24' : browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } }
      : {
          input: 'app/client.ts',
          output: { codeSplitting: { groups: chunks } },
        },
  },
  // All that the server and the desk need stands in their folder but what finds files of its own. In development Node finds
  // the packages itself.
  ...(command === 'build' ? { ssr: { noExternal: true, external: ['pino', 'sharp'] } } : {}),
}))
