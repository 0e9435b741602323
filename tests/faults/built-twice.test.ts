import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const again = mkdtempSync(join(tmpdir(), 'switchback-build-'))
afterAll(() => rmSync(again, { recursive: true, force: true }))

function build(...args: readonly string[]) {
  const { status, stderr } = spawnSync('vite', ['build', ...args, '--emptyOutDir', '--logLevel', 'error'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SOURCE_DATE_EPOCH: String(Math.floor(statSync('dist/current/server/main.js').mtimeMs / 1000)),
    },
  })
  if (status !== 0) throw new Error(stderr)
}

/** Each file of a folder, with what is in it. */
const contents = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}`,
    )

test('SITE-72: the same sources built again are the same files, byte for byte', () => {
  build('--outDir', join(again, 'client'))
  build('--ssr', '--outDir', join(again, 'programs'))
  for (const [part, other] of Object.entries({ client: 'client', server: 'programs/server', desk: 'programs/desk' })) {
    const built = contents(join('dist/current', part))
    expect(built.length).toBeGreaterThan(0)
    expect(contents(join(again, other))).toEqual(built)
  }
}, 300_000)
