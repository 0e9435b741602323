import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { shots } from './shots.ts'

const run = (...names: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.ts', 'studio/render.ts', ...names], { encoding: 'utf8' })

describe('npm run art', () => {
  test('PIC-22: has nothing to do: every picture was made by the scripts and records as they are', () => {
    const { stdout, status } = run('--list')
    expect(stdout.trim()).toBe(`0 of ${shots().length} pictures are to be made.`)
    expect(status).toBe(0)
  })

  test.each([
    [['no-such-cart'], 'There is no picture of "no-such-cart". Give names of carts or scenes, or none for all.'],
    [['--view', 'top'], 'There is no view "top".'],
    [['--fast'], "Unknown option '--fast'."],
  ])('PIC-22: answers %j with a sentence', (names, sentence) => {
    const { stderr, stdout, status } = run(...names)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('    at ')
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })
})
