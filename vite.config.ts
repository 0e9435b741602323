import { readFileSync } from 'node:fs'
import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
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
  if (file === 'site/shared/view/styles/reset.css') return 'reset'
  if (file.startsWith('site/shared/view/styles/')) return 'base'
  return /^site\/(?:shared|pictures|dealership|discovery)\//.test(file) && !file.endsWith('.page.css') ? 'kit' : 'part'
}

/**
 * At most three files make a page's script; an island that waits until it is seen is one more, then: React with the small
 * islands, what some of the larger ones share, and the page's own.
 * A dozen would wait for one another on a phone's line. The data layer is not among what is shared: it would bring the query
 * library along, which is needed only where a list or a cart is asked for.
 */
const chunks = [
  { name: 'client', test: /\/site\/client\.ts|\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'shared', test: /\/(?:site\/(?!inventory\/view\/data\/)|content\/)/, minShareCount: 2 },
]

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** What runs in a process of its own beside the server is a file of its own beside it. */
const pictureProcess: Plugin = {
  name: 'picture-process',
  buildStart({ input }) {
    if (![input].flat().some((entry) => String(entry).endsWith('server/main.ts'))) return
    this.emitFile({ type: 'chunk', id: 'site/pictures/server/picture-process.ts', fileName: 'picture-process.js' })
  },
}

/** The one thing that differs between two builds of the same sources; `SOURCE_DATE_EPOCH` sets it. */
const epoch = Number(process.env.SOURCE_DATE_EPOCH)
const builtOn = epoch ? new Date(epoch * 1000) : new Date()

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    isSsrBuild ? pictureProcess : [pictures(), models()],
    pageStyles({
      styles: 'site/*/view/**/*.css',
      pages: /^site\/.*\/([\w-]+)\.page\.tsx$/,
      frame: 'site/discovery/view/shell.tsx',
      layerOf,
      targets,
      made: { 'site/pictures/view/hero.css': () => sceneColors('studio/masters') },
    }),
    { enforce: 'pre', ...mdx() },
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
      ? {}
      : {
          input: 'site/client.ts',
          // That the first build makes pictures for longest is as it should be.
          checks: { bundlerTimings: false },
          output: { codeSplitting: { groups: chunks } },
        },
  },
  // All that the server and the desk need stands in their folder but what finds files of its own. In development Node finds
  // the packages itself.
  ...(command === 'build' ? { ssr: { noExternal: true, external: ['pino', 'sharp'] } } : {}),
}))
