import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newFolder } from '#tests/setup/site-process.ts'

function run(command: string, ...args: readonly string[]): string {
  const SOURCE_DATE_EPOCH = String(Math.floor(statSync('dist/current/server/main.js').mtimeMs / 1000))
  const env = { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH }
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env })
  return stdout + stderr
}

test('SITE-72: the same sources built again are the same files, byte for byte', () => {
  const again = newFolder()
  const build = ['build', '--emptyOutDir', '--logLevel', 'error', '--outDir']
  expect(run('vite', ...build, `${again}/client`)).toBe('')
  expect(run('vite', ...build, `${again}/programs`, '--ssr')).toBe('')
  for (const part of ['client', 'programs/server', 'programs/operator', 'programs/desk']) {
    const built = `dist/current/${part.replace('programs/', '')}`
    expect(run('diff', '--recursive', '--brief', built, `${again}/${part}`)).toBe('')
  }
}, 300_000)
