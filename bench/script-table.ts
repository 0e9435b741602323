/**
 * Where each kilobyte of script goes: `node bench/script-table.ts`. Every file that browsers fetch with what it is made of, as
 * Markdown. A part's share of a file is that of its text; files are counted as they go over the line.
 */
import { relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const built = (await build({ logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput
const chunks = built.output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')

/** Packages by their names, our own by their subjects. */
function partOf(id: string): string {
  const path = relative('.', id.replace(/^\0/, '').replace(/\?.*/, ''))
  const [, dependency] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  if (dependency) return dependency
  const [, subject] = /^((?:site|content)\/[^/.]+)/.exec(path) ?? []
  return subject ?? (path.startsWith('site/') ? 'site' : 'the bundler')
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
process.stdout.write('| File | KB | What it is made of |\n| --- | ---: | --- |\n')
const sized = chunks.map((chunk) => ({ chunk, bytes: brotliCompressSync(chunk.code).length }))
for (const { chunk, bytes } of sized.toSorted((one, other) => other.bytes - one.bytes)) {
  const shares = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(chunk.modules))
    shares.set(partOf(id), (shares.get(partOf(id)) ?? 0) + renderedLength)
  const whole = [...shares.values()].reduce((sum, length) => sum + length, 0)
  const parts = [...shares]
    .toSorted(([, one], [, other]) => other - one)
    .map(([part, length]) => `${part} ${kilobytes((bytes * length) / whole)}`)
  process.stdout.write(`| ${chunk.name} | ${kilobytes(bytes)} | ${parts.join(', ')} |\n`)
}
