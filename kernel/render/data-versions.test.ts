import { expect, test } from 'vitest'
import { asksForPresent, DataVersions } from './data-versions.ts'

function versions() {
  const state = { version: '1', ms: 0 }
  const known = new DataVersions(
    () => state.version,
    () => state.ms,
  )
  known.renewing = true
  known.present()
  const change = (version: string, ms: number) => {
    Object.assign(state, { version, ms })
    return known.present()
  }
  return { known, change, state }
}

test('SITE-163: a version of before is good for two seconds from the change on, whatever changes after it', () => {
  const { known, change, state } = versions()
  expect(known.stillGood('1')).toBe(false)
  expect(change('2', 1_000)).toBe('2')
  expect([known.stillGood('1'), known.stillGood('2'), known.stillGood('0')]).toEqual([true, false, false])
  change('3', 2_500)
  expect([known.stillGood('1'), known.stillGood('2')]).toEqual([true, true])
  state.ms = 3_000
  expect([known.stillGood('1'), known.stillGood('2')]).toEqual([false, true])
  change('2', 4_000)
  expect([known.stillGood('2'), known.stillGood('3')]).toEqual([false, true])
})

test('SITE-163: where nobody makes pages anew, no version of before is good', () => {
  const { known, change } = versions()
  known.renewing = false
  change('2', 0)
  expect(known.stillGood('1')).toBe(false)
})

test.each([
  [undefined, false],
  ['', false],
  ['max-age=0', true],
  ['no-cache', true],
  ['max-age=0, no-transform', true],
  ['max-age=05', false],
  ['x-no-cached', false],
])('SITE-163: Cache-Control: %s asks for the present page: %s', (header, asks) => {
  expect(asksForPresent(header)).toBe(asks)
})
