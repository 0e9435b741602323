import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { type LegalKind, legalKinds, type Purpose, purposes } from '#subjects/towns/facts/may-i-drive-page.ts'
import { drivePath, driveReader, kindOf, mayDrive } from './may-i-drive.ts'

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]
const licensed = { hasLicense: true, atNight: false }

/** With a license: golf cart, low-speed vehicle, faster cart, rental. */
const byPurpose: Readonly<Record<Purpose, string>> = {
  own: 'yes yes yes yes',
  association: 'ask ask ask ask',
  across: 'across yes no no',
  slowRoad: 'no yes no no',
  road: 'no ask no no',
  trail: 'no no no no',
  parade: 'ask ask ask ask',
}

test('TOWN-80: what each kind may do in each place, with a license and without, by day and by night', () => {
  for (const purpose of keysOf(purposes)) {
    const answers = keysOf(legalKinds).map((kind) => mayDrive({ kind, purpose, ...licensed }).answer)
    expect([purpose, answers.join(' ')]).toEqual([purpose, byPurpose[purpose]])
    for (const kind of keysOf(legalKinds))
      for (const hasLicense of [true, false]) {
        const [day, night] = [false, true].map((atNight) => mayDrive({ kind, purpose, hasLicense, atNight }))
        expect(night?.answer).toBe(day?.answer)
        const onRoad = ['across', 'slowRoad', 'road'].includes(purpose) && day?.answer !== 'no'
        expect(night?.takes?.includes('lamps') ?? false).toBe(onRoad)
      }
  }
})

test('TOWN-80: without a license no road is open to a low-speed vehicle, and no place to a rental', () => {
  const without = (kind: LegalKind, purpose: Purpose) =>
    mayDrive({ kind, purpose, hasLicense: false, atNight: false }).answer
  expect(['across', 'slowRoad', 'road'].map((place) => without('low-speed-vehicle', place as Purpose))).toEqual([
    'no',
    'no',
    'no',
  ])
  for (const purpose of keysOf(purposes)) expect(without('rental', purpose)).toBe('no')
  expect(without('golf-cart', 'across')).toBe('across')
})

test('TOWN-82: a cart whose papers we have not read is answered only where both readings agree', () => {
  for (const purpose of keysOf(purposes)) {
    const [unread, plated, plain] = (['unread', 'low-speed-vehicle', 'faster'] as const).map(
      (kind) => mayDrive({ kind, purpose, ...licensed }).answer,
    )
    expect(unread).toBe(plated === plain ? plain : 'ask')
  }
  expect(kindOf({ vehicleClass: 'golf-cart', topSpeed: 25 })).toBe('golf-cart')
  expect([15, 20, 21].map((topSpeed) => kindOf({ topSpeed }))).toEqual(['golf-cart', 'golf-cart', 'unread'])
  expect(kindOf({})).toBe('unread')
})

test('TOWN-81: the address of every question is read as that question', () => {
  for (const town of [undefined, ...towns])
    for (const purpose of keysOf(purposes))
      for (const hasLicense of [true, false]) {
        const asked = { cart: 'ev-city', town, purpose, hasLicense, atNight: !hasLicense }
        expect(driveReader.read(new URL(drivePath(asked), 'http://localhost').searchParams).input).toEqual(asked)
      }
  const nonsense = driveReader.read(new URLSearchParams('where=constructor&license=toString&when=__proto__'))
  expect(Object.keys(nonsense.problems)).toEqual(['where', 'license', 'when'])
  expect(nonsense.input).toBeUndefined()
})
