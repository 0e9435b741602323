import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import mdx from '@mdx-js/rollup'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'

/** The browsers that know `light-dark()`, popovers and nested rules; others get the same page, plainer. */
const browsers = ['chrome123', 'firefox125', 'safari17.5']

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [{ enforce: 'pre', ...mdx() }, react(), tailwindcss(), isSsrBuild ? null : precompress()],
  define: {
    __MEDIA_VERSION__: JSON.stringify(mediaVersion()),
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node24' : browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { input: ['app/styles/site.css', 'app/islands/client.ts'] },
  },
  // One file to start from; in development Node finds the packages itself.
  ...(command === 'build' ? { ssr: { noExternal: true, external: ['pino'] } } : {}),
}))

/** Changes whenever any picture does: pictures may then be kept forever under their address. */
function mediaVersion(): string {
  const hash = createHash('sha256')
  for (const file of globSync('public/media/**/*.*').sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 8)
}
