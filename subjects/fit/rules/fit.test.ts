import fc from 'fast-check'
import { expect, test } from 'vitest'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { grounds, loads } from '#subjects/fit/facts/questions.ts'
import type { Ability } from '#subjects/inventory/facts/abilities.ts'
import { stockWords } from '#subjects/inventory/facts/vehicle-messages.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { type Answers, noAnswers, readFitQuery, usualAnswers } from './answers.ts'
import { cartPrice } from './cart-price.ts'
import { faultsOf, judgmentOf } from './faults.ts'
import { fitOf } from './fit.ts'
import type { CartPick } from './judged-cart.ts'
import { townPicks } from './town-picks.ts'

const carts = firstCarts
const answersOf = (query: string) => readFitQuery(new URLSearchParams(query)).answers
const faults = (cart: Vehicle, answers: Answers) =>
  faultsOf(cart, cartPrice(cart.price, answers, usualAmounts), answers, judgmentOf(cart, answers))
const fitting = (answers: Answers) => carts.filter((cart) => faults(cart, answers).length === 0)
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]
const aSentence = /^[^{}]{8,}\.$/

const aSide = fc.integer({ min: 50, max: 260 })

const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    town: fc.constantFrom(...towns),
    riders: fc.integer({ min: 1, max: 12 }),
    budget: fc.integer({ min: 1, max: 20_000 }),
    ground: fc.subarray(keysOf(grounds)),
    carry: fc.subarray(keysOf(loads)),
    driveway: fc.integer({ min: 0, max: 40 }).map((slope) => answersOf(`slope=${slope}`).driveway),
    load: fc.integer({ min: 0, max: 900 }),
    garage: fc.record({ width: aSide, height: aSide, depth: aSide }, { requiredKeys: [] }),
    whiteGlove: fc.boolean(),
  },
  { requiredKeys: ['ground', 'carry', 'garage', 'whiteGlove'] },
)

/** What a cart says of itself, read again without the rules. */
function recordSays({ abilities, length = 999, width = 999, volts = 0, vehicleClass }: Vehicle) {
  const has = (...any: readonly Ability[]) => any.some((ability) => abilities.includes(ability))
  return {
    paved: true,
    grass: !has('low-profile'),
    gravel: has('lift', 'all-terrain', 'heavy-springs'),
    steep: has('four-wheel-brakes', 'hill-hold') || volts >= 72,
    clubs: has('bag-rack'),
    cargo: has('cargo-deck'),
    trailer: has('tow-hitch'),
    narrow: length <= 150 && width <= 66 && !has('needs-room'),
    street: vehicleClass === 'low-speed-vehicle',
  }
}

test('FIT-5, FIT-6: every exclusion can be derived again from the record', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...carts), (answers, cart) => {
      const says = recordSays(cart)
      const { climb, parked } = judgmentOf(cart, answers)
      const derived = [
        ...(cart.seatingCapacity < (answers.riders ?? 0) ? ['riders'] : []),
        ...[...answers.ground, ...answers.carry].filter((need) => !says[need]),
        ...(climb && 'reason' in climb ? ['driveway'] : []),
        ...(parked && parked.verdict !== 'yes' ? ['garage'] : []),
        ...(cartPrice(cart.price, answers, usualAmounts) > (answers.budget ?? Number.POSITIVE_INFINITY)
          ? ['budget']
          : []),
      ]
      const found = faults(cart, answers)
      expect(found.map(({ answer }) => answer)).toEqual(derived)
      for (const { sentence } of found) expect(sentence).toMatch(aSentence)
    }),
    { numRuns: 500 },
  )
})

test('FIT-5: relaxing an answer never rules out a cart that fitted', () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 1, max: 5_000 }), (answers, by) => {
      const { riders = 1, budget = Number.POSITIVE_INFINITY } = answers
      for (const easier of [
        { riders: Math.max(1, riders - by) },
        { budget: budget + by },
        { ground: answers.ground.slice(1) },
        { carry: answers.carry.slice(0, -1) },
        { whiteGlove: false },
        { load: undefined },
        { garage: {} },
      ])
        expect(fitting({ ...answers, ...easier })).toEqual(expect.arrayContaining(fitting(answers)))
    }),
  )
})

test('FIT-9, FIT-10: three stay where three fit: no larger ones where some are of the right size, what is in stock before the rest, the lowest price among them', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const large = (cart: Vehicle) => cart.seatingCapacity - (answers.riders ?? 99) > 2
      const every = fitting(answers).filter(({ isNew, inStock }) => isNew || inStock)
      const able = every.every(large) ? every : every.filter((cart) => !large(cart))
      const { count, picks: cards, others } = fitOf(carts, answers, usualAmounts)
      const picks = cards.filter(({ cart }) => able.includes(cart))
      expect(cards.slice(0, Math.min(3, able.length))).toEqual(picks)
      expect([count, cards.length]).toEqual([able.length, 3])
      expect(new Set([...cards, ...others].map(({ cart }) => cart.id)).size).toBe(carts.length)
      for (const { sentence } of others) expect(sentence).toMatch(aSentence)
      const inStock = able.filter((cart) => cart.inStock)
      expect(picks.filter(({ cart }) => cart.inStock)).toHaveLength(Math.min(picks.length, inStock.length))
      for (const { price, reason, role, cart } of picks) {
        expect(able).toContain(cart)
        expect(price).toBe(cartPrice(cart.price, answers, usualAmounts))
        expect(`${role}. ${reason}`.trim()).toMatch(aSentence)
      }
      if (able.length === 0) return
      const prices = (inStock.length > 0 ? inStock : able).map(({ price }) => cartPrice(price, answers, usualAmounts))
      expect(picks.map(({ price }) => price)).toContain(Math.min(...prices))
    }),
  )
})

/** A cart that differs from the others by what is told of it alone. */
function cartOf(
  id: string,
  price: number,
  differs: Partial<Record<'miles' | 'pounds' | 'seats', number>> & Partial<Vehicle> = {},
): Vehicle {
  const { miles: range = 40, pounds: payload = 800, seats: seatingCapacity = 4, ...more } = differs
  return {
    ...(carts[0] as Vehicle),
    id,
    name: id,
    price,
    inStock: true,
    isNew: true,
    abilities: ['tow-hitch'],
    ...more,
    range,
    payload,
    seatingCapacity,
  }
}

const told = ({ picks }: { readonly picks: readonly CartPick[] }) =>
  picks.map(({ cart: { id }, role, reason }) => `${id}: ${role}. ${reason}`.trim())

test('FIT-9, FIT-10: what fits best, what costs least, one step up; each of the others has its sentence', () => {
  const result = fitOf(
    [
      cartOf('order', 8_000, { inStock: false, miles: 90, pounds: 2_000 }),
      cartOf('sold', 7_000, { inStock: false, isNew: false }),
      cartOf('used', 8_400, { isNew: false }),
      cartOf('shuttle', 8_500, { seats: 8, miles: 90 }),
      cartOf('dear', 9_700),
      cartOf('far', 9_500, { miles: 41, abilities: ['tow-hitch', 'all-terrain'] }),
      cartOf('cheap', 9_000),
      cartOf('strong', 9_600, { pounds: 1_150 }),
      cartOf('six', 9_900, { seats: 6, miles: 60 }),
    ],
    answersOf('carry=trailer&riders=4'),
    usualAmounts,
  )
  expect(told(result)).toEqual([
    'cheap: Fits best. The cheaper used is used.',
    'used: Costs least in stock. The order can be ordered for less: $8,000.',
    'strong: One step up. $600 more than the cheap: carries 350 lbs more.',
  ])
  expect(result.others.map(({ cart: { id }, sentence }) => [id, sentence])).toEqual([
    ['order', 'It fits, but is out of stock and can be ordered.'],
    ['shuttle', 'It fits, with 4 seats to spare.'],
    ['dear', 'It fits as well, for $1,300 more than the used.'],
    ['far', 'It fits as well, for $1,100 more than the used.'],
    ['six', 'It fits as well, for $1,500 more than the used.'],
    ['sold', `${stockWords.gone}, and there was only one.`],
  ])
})

test.each([
  ['carry=cargo', 'strong: Fits best. 200 lbs more payload than the cheaper lifted.'],
  ['riders=4', 'plain: Fits best. The cheaper lifted is lifted, for rougher ground.'],
  ['ground=grass', 'plain: Fits best. The cheaper lifted is lifted, for rougher ground.'],
  ['ground=gravel', 'lifted: The only one that fits.'],
])('FIT-9: with %s: %s', (query, sentence) => {
  const few = [
    cartOf('lifted', 8_000, { abilities: ['lift', 'cargo-deck'] }),
    cartOf('plain', 9_000, { abilities: ['cargo-deck'] }),
    cartOf('strong', 9_500, { pounds: 1_000, abilities: ['cargo-deck'] }),
  ]
  const [best] = told(fitOf(few, answersOf(query), usualAmounts))
  expect(best).toBe(sentence)
})

test('FIT-9: no used cart is a step up from a new one, and none that is dearer for nothing goes before one with a gain', () => {
  const few = [
    cartOf('new', 8_000),
    cartOf('used', 8_500, { isNew: false, pounds: 2_000 }),
    cartOf('dear', 8_100),
    cartOf('far', 9_000, { miles: 42 }),
  ]
  expect(told(fitOf(few, answersOf('riders=4'), usualAmounts)).map((text) => text.split('.')[0])).toEqual([
    'new: Fits best',
    'far: One step up',
    'used: Fits as well',
  ])
})

test('FIT-9: what is lost is told with what is gained, and with cargo a step up carries no less', () => {
  const few = [
    cartOf('strong', 9_500, { pounds: 1_000, seats: 2, abilities: ['cargo-deck'] }),
    cartOf('light', 9_000, { seats: 2, abilities: ['cargo-deck'] }),
    cartOf('far', 9_900, { pounds: 650, miles: 60, seats: 2, abilities: ['cargo-deck'] }),
  ]
  expect(told(fitOf(few, answersOf('carry=cargo'), usualAmounts))).toEqual([
    'strong: Fits best. 200 lbs more payload than the cheaper light.',
    'light: Fits and costs least. The lowest price of the 3 that fit.',
    'far: Fits as well. $400 more than the strong: goes 20 miles more on a charge, but carries 350 lbs less.',
  ])
})

test('FIT-9: on a slope a reason tells of gravel as well', () => {
  const few = [
    cartOf('low', 9_000, { abilities: ['four-wheel-brakes'] }),
    cartOf('lifted', 9_500, { abilities: ['four-wheel-brakes', 'lift'] }),
  ]
  expect(told(fitOf(few, answersOf('riders=4&ground=steep'), usualAmounts))).toEqual([
    'low: Fits best. The lowest price of the 2 that fit.',
    'lifted: One step up. $500 more than the low: is made for gravel too.',
  ])
})

test.each([
  [[cartOf('one', 9_000)], ['one: The only one that fits.']],
  [
    [cartOf('one', 9_000), cartOf('two', 9_000, { seats: 2 }), cartOf('three', 9_100, { seats: 2 })],
    [
      'two: Fits best. The lowest price of the 3 that fit.',
      'one: Fits as well. The same price as the two: seats 2 more.',
      'three: Fits as well. $100 more than the two.',
    ],
  ],
  [
    [cartOf('used', 9_000, { isNew: false, seats: 2 }), cartOf('away', 8_000, { inStock: false })],
    [
      'used: Fits best of those in stock. The away can be ordered for less: $8,000.',
      'away: Fits as well. $1,000 less than the used: seats 2 more and is new.',
    ],
  ],
])('FIT-9: what is said of a few: %#', (few, sentences) => {
  expect(told(fitOf(few, answersOf('riders=2'), usualAmounts))).toEqual(sentences)
})

test('FIT-10: a pick names each proof once, and none for ground that takes none', () => {
  const able = cartOf('one', 9_000, { abilities: ['tow-hitch', 'all-terrain', 'bag-rack'], volts: 72 })
  const [pick] = fitOf([able], answersOf('ground=paved,gravel,steep&carry=trailer'), usualAmounts).picks
  expect(pick?.because).toEqual(['All-terrain tires', '72-volt battery', 'Tow hitch'])
})

test('FIT-9: without riders and cargo a four-seater fits best, and a step up has no fewer seats', () => {
  for (const town of towns) {
    const { picks } = fitOf(carts, { ...noAnswers, town, ground: town.ground }, usualAmounts)
    const seats = (role: string) => picks.find((pick) => pick.role.startsWith(role))?.cart.seatingCapacity
    expect(seats('Fits best'), town.slug).toBe(4)
    expect(seats('One step up') ?? 4, town.slug).toBeGreaterThanOrEqual(4)
  }
})
test('FIT-11: of the carts that one answer rules out, the nearest for each answer; two answers only where one is not enough', () => {
  const nearly = (...few: readonly Vehicle[]) =>
    fitOf(few, answersOf('riders=4&budget=9000&carry=trailer'), usualAmounts).picks.map(
      ({ cart: { id }, role, change }) => [id, role, change?.words],
    )
  const both = cartOf('both', 9_100, { abilities: [] })
  expect(
    nearly(
      both,
      cartOf('small', 8_000, { seats: 2 }),
      cartOf('over', 9_400),
      cartOf('dear', 9_300),
      cartOf('bare', 8_600, { abilities: [] }),
      cartOf('barer', 8_500, { abilities: [] }),
    ),
  ).toEqual([
    ['dear', 'Over your budget', '$300 more'],
    ['barer', 'Nearly fits', 'no trailer'],
    ['small', 'Nearly fits', '2 riders instead of 4'],
  ])
  expect(nearly(both)).toEqual([['both', 'Nearly fits', 'no trailer and $100 more']])
})

test('FIT-11: three are shown where three can be bought; what to change is said by how much, and changing it lets the cart in', () => {
  const tooLittle = fitOf(carts, answersOf('town=towamensing&ground=gravel&riders=4&budget=6500'), usualAmounts)
  expect(tooLittle.picks[0]).toMatchObject({ change: { words: '$495 more' }, cart: { id: 'forester-4-plus' } })
  fc.assert(
    fc.property(anyAnswers, fc.subarray([...carts], { minLength: 1 }), (answers, some) => {
      const { picks } = fitOf(some, answers, usualAmounts)
      expect(picks).toHaveLength(Math.min(3, some.filter(({ isNew, inStock }) => isNew || inStock).length))
      for (const { cart, reason, change } of picks) {
        if (!change) continue
        expect(reason).toMatch(aSentence)
        expect(faults(cart, answers)).not.toEqual([])
        expect(faults(cart, change.relaxed)).toEqual([])
        expect(change.words).not.toBe('')
      }
    }),
  )
  expect(fitOf([], answersOf('riders=4'), usualAmounts)).toEqual({ count: 0, picks: [], others: [] })
})

test('FIT-30: the cart that was asked about comes first, whether it fits or not, and none stands twice', () => {
  for (const [query, isFit] of [
    ['riders=4', true],
    ['riders=6&slope=12', false],
  ] as const) {
    const { asked, picks } = fitOf(carts, answersOf(query), usualAmounts, 'ev-city')
    expect([asked?.cart.id, asked?.change === undefined]).toEqual(['ev-city', isFit])
    expect(picks[0]).toBe(asked)
    expect(new Set(picks.map(({ cart }) => cart.id)).size).toBe(3)
  }
  expect(fitOf(carts, answersOf('riders=4'), usualAmounts, 'unknown').asked).toBeUndefined()
})

test('FIT-24: in Jim Thorpe, with four on steep gravel and $12,000, a cart in stock that nearly does stands beside the one to order', () => {
  const { picks } = fitOf(
    carts,
    answersOf('town=jim-thorpe&riders=4&ground=gravel,steep&budget=12000&slope=18'),
    usualAmounts,
  )
  expect(picks).toHaveLength(3)
  expect(picks.some(({ cart, faults, climb }) => cart.inStock && climb && 'mph' in climb && faults.length === 1)).toBe(
    true,
  )
})

test('FIT-19: every town has three carts for its ground and the kind that suits it', () => {
  for (const town of towns) {
    const answers = usualAnswers(town)
    const picks = townPicks(carts, town, usualAmounts)
    const roles = picks.map(({ role }) => role)
    expect(new Set(picks.map(({ cart }) => cart.id)).size, town.slug).toBe(3)
    expect(picks.flatMap(({ faults }) => faults.map(({ answer }) => answer))).not.toContain('steep')
    if (answers.carry.length === 0) expect(roles, town.slug).toContain('One step up')
  }
  expect(told({ picks: townPicks(carts, townCalled('jim-thorpe'), usualAmounts) })[2]).toBe(
    'd5-maverick-6: Nearly fits. 1 ft 7 in too long for a narrow lane.',
  )
  expect(usualAnswers(townCalled('kidder'))).toMatchObject({ riders: 6, ground: ['gravel'] })
  expect(usualAnswers(townCalled('east-penn'))).toMatchObject({ carry: ['cargo'] })
})
