import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const progress = pathToFileURL(resolve('scripts/progress.mjs')).href

function said(work: string) {
  const code = `import { step } from '${progress}'\nawait step('Building the site', ${work})`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
}

test('SITE-190: in a log it is plain lines what is being done and how long it took', () => {
  const { stderr, stdout } = said('async (tell) => { tell(3, 7); tell(7, 7) }')
  expect(stderr).toMatch(/^Building the site …\nBuilding the site: done in \d+ s\n$/)
  expect(stdout).toBe('')
})

test('SITE-190: what fails is not called done', () => {
  const { stderr, status } = said("async () => { throw new Error('no room') }")
  expect(status).toBe(1)
  expect(stderr).toContain('no room')
  expect(stderr).not.toContain('done')
})
