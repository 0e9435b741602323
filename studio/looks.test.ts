import { describe, expect, test } from 'vitest'
import type { CartRecord, CartWear } from '#subjects/inventory/facts/cart-record.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { usedCarts } from '#subjects/inventory/facts/used-carts.ts'
import { closerLook, deckLoadOf, propOf } from './looks.ts'
import { parametersOf } from './parameters.ts'
import { shots } from './shots.ts'

const carts: readonly CartRecord[] = inventory

describe.each(carts.map((vehicle) => [vehicle.id, vehicle] as const))('%s', (id, vehicle) => {
  test('PIC-50: the closer look opens only what the cart has', () => {
    const { rear } = parametersOf(vehicle)
    const needs = { bed: 'bed', fold: 'flip', bags: 'bags' } as const
    const look = closerLook(vehicle)
    if (look in needs) expect(rear).toBe(needs[look as keyof typeof needs])
    if (rear === 'bed') expect(look).toBe('bed')
  })

  test('PIC-50: one thing of use stands beside it in its first picture, unless it fills that, and one lies on a folded deck', () => {
    expect(propOf(vehicle) === undefined).toBe(parametersOf(vehicle).rows > 2)
    expect(deckLoadOf(vehicle) !== undefined).toBe(closerLook(vehicle) === 'fold')
    const own = shots().filter(({ subject }) => subject === id)
    expect(own.map(({ view, with: { prop, load } }) => [view, prop, load])).toEqual([
      ['front', propOf(vehicle), undefined],
      ['side', undefined, undefined],
      ['rear', undefined, undefined],
      ['detail', undefined, deckLoadOf(vehicle)],
    ])
  })
})

const words: Readonly<Record<CartWear, RegExp>> = {
  'scuff-right-rear-fender': /scuff on the right rear fender/,
  'faded-seat-backs': /sun-faded seat backs/,
  'hail-dents-roof': /hail dents/,
  'scratched-steps': /scratches on the step plates/,
  'weld-on-rack': /weld on the rack/,
}

test('CART-170: a used cart shows the wear that its text names, and none that it does not', () => {
  const vehicles: readonly CartRecord[] = usedCarts
  for (const { id, description, drawing } of vehicles) {
    const named = Object.entries(words).flatMap(([wear, said]) => (said.test(description) ? [wear] : []))
    expect(drawing.wear ?? [], id).toEqual(named)
  }
  for (const { isNew, drawing } of carts) if (isNew) expect(drawing.wear).toBeUndefined()
  for (const { with: shown, subject } of shots()) {
    const worn = carts.find(({ id }) => id === subject)?.drawing.wear
    expect(shown.worn, subject).toEqual(worn)
  }
})
