import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { shots } from './shots.ts'

test.each([
  [['--list'], `0 of ${shots().length} pictures are to be made.`, 0],
  [['no-such-cart'], 'There is no picture of "no-such-cart". Give names of carts or scenes, or none for all.', 2],
  [['--view', 'top'], 'There is no view "top".', 2],
])('PIC-22: npm run art, told %j, says: %s', (words, sentence, code) => {
  const run = spawnSync(process.execPath, ['scripts/run.ts', 'studio/render.ts', ...words], { encoding: 'utf8' })
  expect([run.status, (run.stdout + run.stderr).slice(0, sentence.length)]).toEqual([code, sentence])
  expect(run.stderr).not.toContain('    at ')
})
