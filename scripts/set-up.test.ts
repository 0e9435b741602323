import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const setUp = pathToFileURL(resolve('scripts/set-up.mjs')).href
let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'switchback-set-up-'))
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

/** What a line of code says that uses the set-up in this checkout. */
function inCheckout(code: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import * as setUp from '${setUp}'\n${code}`],
    {
      cwd: checkout,
      encoding: 'utf8',
    },
  )
  return stdout + stderr
}

test('SITE-110: the present build and the one before stay, whatever was there', () => {
  mkdirSync(join(checkout, 'dist/client'), { recursive: true })
  for (const folder of ['one', 'two', 'two', 'three']) {
    mkdirSync(join(checkout, 'dist', folder), { recursive: true })
    expect(inCheckout(`setUp.makeCurrent('${folder}')`)).toBe('')
  }
  expect(readdirSync(join(checkout, 'dist')).toSorted()).toEqual(['current', 'previous', 'three', 'two'])
  expect(['current', 'previous'].map((link) => readlinkSync(join(checkout, 'dist', link)))).toEqual(['three', 'two'])
  // Back to the build before: both stay, and change places.
  expect(inCheckout("setUp.makeCurrent('two')")).toBe('')
  expect(readlinkSync(join(checkout, 'dist/previous'))).toBe('three')
})

test('SITE-113: what npm has installed counts, whoever called it; a site that is built does without what builds it', () => {
  const lock = (packages: object) => JSON.stringify({ packages })
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', dev: true } }
  const other = { 'node_modules/c': { version: '3.0.0', optional: true } }
  writeFileSync(join(checkout, 'package-lock.json'), lock({ ...wanted, ...other }))
  mkdirSync(join(checkout, 'node_modules'))
  const installed = (packages: object) => {
    writeFileSync(join(checkout, 'node_modules/.package-lock.json'), lock(packages))
    return inCheckout("console.log(setUp.isInstalled('with development'), setUp.isInstalled('for running'))").trim()
  }
  const { 'node_modules/a': a, 'node_modules/b': b } = wanted
  expect(installed({ 'node_modules/a': a, 'node_modules/b': b })).toBe('true true')
  expect(installed({ 'node_modules/a': a })).toBe('false true')
  expect(installed({ 'node_modules/a': { version: '0.9.0' }, 'node_modules/b': b })).toBe('false false')
})
