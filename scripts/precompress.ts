import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:css|js|svg|json|webmanifest|txt|xml)$/
const worthIt = 512

/** Writes `.br` and `.gz` beside every file of the build that gains by it, so that nothing is compressed per request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      for (const file of globSync(`${dir}/**/*`)) {
        if (!compressible.test(file) || statSync(file).size < worthIt) continue
        const text = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}
