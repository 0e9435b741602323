import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDataVersion } from '#kernel/db/data-version.ts'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { formatDate } from '#kit/formats/format.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { newDesk } from '#tests/setup/desk.ts'

const needsYes = 'Nothing was changed: say --yes if that is what you want.'

async function inventoryDesk() {
  const desk = await newDesk()
  return { ...desk, ask: (...words: readonly string[]) => desk.run('inventory', ...words) }
}

test('CART-74: list has a line for every cart, in the order of the site, or for those that the site finds', async () => {
  const { ask } = await inventoryDesk()
  const lines = (await ask('list')).said.split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(inventory.map(({ id }) => id))
  expect(lines[2]).toMatch(/^ev-city +\$11,995 {2}new {3}in stock {6}Denago EV City$/)
  expect((await ask('list', '--search', 'turfman')).said.split('\n')).toHaveLength(3)
})

test('CART-74: show says what there is of a cart, and no more', async () => {
  const { ask } = await inventoryDesk()
  const { said } = await ask('show', 'denago-ev-city')
  expect(said).toContain('price: 11995')
  expect(said).not.toContain('year:')
  expect(await ask('show', 'none')).toMatchObject({ code: 1, warned: 'There is no cart "none".' })
})

describe('inventory set', () => {
  test('CART-74: changes what it names, by any spelling, and nothing else; from what to what', async () => {
    const { ask, cart, database } = await inventoryDesk()
    const before = await cart('ev-nomad')
    expect(await ask('set', 'denago-ev-nomad', 'price=$8,295', 'in-stock=no', 'Range=41 miles')).toEqual({
      code: 0,
      said: [
        'price $8,495 → $8,295',
        'inStock yes → no',
        'range 40 miles → 41 miles',
        'Denago EV Nomad is changed. It is run 1: "undo 1" takes it back.',
      ].join('\n'),
      warned: '',
    })
    const specifications = { ...before?.specifications, range: '41 miles' }
    expect(await cart('ev-nomad')).toEqual({ ...before, price: 8295, inStock: false, specifications })
    const version = await readDataVersion(database.db)
    expect((await ask('set', 'ev-nomad', 'price=8295')).said).toBe('ev-nomad is like that already.')
    expect(await readDataVersion(database.db)).toBe(version)
  })

  test.each([
    [
      'ev-nomad price=12k seats=9',
      'price cannot be "12k": write dollars, such as 8495, since no cart is listed without a price.\nseatingCapacity must be 2 to 8, not 9.',
    ],
    ['none price=1', 'There is no cart "none".'],
  ])('CART-74: refuses "%s"', async (words, reason) => {
    const { ask } = await inventoryDesk()
    const warned = `${reason}\nNothing was changed.`
    expect(await ask('set', ...words.split(' '))).toEqual({ code: 1, said: '', warned })
  })

  test('CART-103, SITE-42: a price that moves far is asked about at a terminal, and refused elsewhere without --yes', async () => {
    const { ask, cart, runWith } = await inventoryDesk()
    const words = ['inventory', 'set', 'ev-nomad', 'price=829']
    const reason = 'The price of ev-nomad moves by 90%: $8,495 → $829.'
    const said = 'price $8,495 → $829'
    expect(await runWith({}, ...words)).toEqual({ code: 1, said, warned: `${reason}\n${needsYes}` })
    const asked = `${reason}\nChange it all the same?\nNothing was changed.`
    expect(await runWith({ answer: false }, ...words)).toEqual({ code: 1, said, warned: asked })
    expect((await cart('ev-nomad'))?.price).toBe(8495)
    expect(await runWith({ answer: true }, ...words)).toMatchObject({ code: 0 })
    expect(await ask('set', 'ev-nomad', 'price=8495', '--yes')).toMatchObject({ code: 0, warned: '' })
  })
})

test('CART-76: what another desk changed while the dealer thought stays; of the same field the dealer is told', async () => {
  const { ask, cart, run, runWith } = await inventoryDesk()
  const dear = ['inventory', 'set', 'ev-nomad', 'price=829'] as const
  const after = (...words: readonly string[]) => ({ answer: async () => (await ask(...words)).code === 0 })
  expect(await runWith(after('set', 'ev-nomad', 'price=8295'), ...dear)).toMatchObject({
    code: 1,
    warned: expect.stringContaining(
      'Denago EV Nomad was changed meanwhile: price $8,495 → $8,295. Nothing was changed',
    ),
  })
  expect((await cart('ev-nomad'))?.price).toBe(8295)
  expect(await runWith(after('sold', 'ev-nomad', '--on', '2026-05-06'), ...dear)).toMatchObject({ code: 0 })
  expect(await cart('ev-nomad')).toMatchObject({ price: 829, soldOn: '2026-05-06', inStock: false })
  expect((await run('history', 'show', '3')).said).toMatch(/\nev-nomad: price \$8,295 → \$829$/)
})

test('CART-100: an undo leaves what later runs made of other fields, and makes no sold cart in stock', async () => {
  const { ask, cart, run } = await inventoryDesk()
  const range = (await cart('ev-nomad'))?.specifications.range
  await ask('set', 'ev-nomad', 'price=8295', 'range=41 miles')
  await ask('set', 'ev-nomad', 'in-stock=no', 'spec.hitch=2 inch')
  await ask('sold', 'ev-nomad', '--on', '2026-05-06')
  expect(await run('undo', '1')).toMatchObject({ code: 0 })
  expect(await cart('ev-nomad')).toMatchObject({ price: 8495, soldOn: '2026-05-06', inStock: false })
  expect((await cart('ev-nomad'))?.specifications).toMatchObject({ range, hitch: '2 inch' })
  expect((await run('undo', '2')).warned).toContain('a cart is in stock or sold, not both')
  await run('undo', '3')
  expect(await run('undo', '2')).toMatchObject({ code: 0 })
})

describe('inventory sold', () => {
  test('CART-104: marks carts as sold today, says until when that is shown, and can be undone', async () => {
    const { ask, carts, cart, run } = await inventoryDesk()
    const before = await carts()
    const { day } = easternClock(new Date())
    const lastDay = formatDate(addDays(day, soldCarts.days - 1))
    expect(await ask('sold', 'denago-ev-nomad', 'ev-city')).toEqual({
      code: 0,
      said: [
        `Denago EV Nomad is sold: its page says so until ${lastDay}.`,
        `Denago EV City is sold: its page says so until ${lastDay}.`,
        'It is run 1: "undo 1" takes it back.',
      ].join('\n'),
      warned: '',
    })
    expect(await cart('ev-nomad')).toMatchObject({ soldOn: day, inStock: false })
    expect((await ask('list')).said).toContain(`sold ${day}`)
    expect(await run('undo', '1')).toMatchObject({ code: 0 })
    expect(await carts()).toEqual(before)
  })

  test('CART-104: a day before today may be named; all carts that are named are sold or none', async () => {
    const { ask, cart } = await inventoryDesk()
    expect((await ask('sold', 'ev-nomad', 'none')).warned).toBe('There is no cart "none".\nNothing was changed.')
    expect((await cart('ev-nomad'))?.soldOn).toBeUndefined()
    const { said } = await ask('sold', 'ev-nomad', '--on', '2026-05-06')
    expect(said).toMatch(/^Denago EV Nomad is sold: its page is gone\./)
    expect((await cart('ev-nomad'))?.soldOn).toBe('2026-05-06')
    expect((await ask('sold', 'ev-nomad')).warned).toContain('Denago EV Nomad was sold on May 6, 2026 already.')
  })
})

test('CART-74, CART-103: remove takes carts off, all that are named or none, and asks where they are many', async () => {
  const { ask, carts, cart } = await inventoryDesk()
  expect(await ask('remove', 'mach-4-2022', 'none')).toMatchObject({ code: 1 })
  expect(await cart('mach-4-2022')).not.toBeNull()
  expect(await ask('remove', 'mach-4-2022', 'mach-6-2023')).toMatchObject({ code: 0 })
  const ids = (await carts()).map(({ id }) => id)
  expect(ids).toHaveLength(inventory.length - 2)
  expect(await ask('remove', ...ids)).toMatchObject({ code: 1, warned: expect.stringContaining(needsYes) })
  expect(await ask('remove', '--yes', ...ids)).toMatchObject({ code: 0 })
  expect(await carts()).toEqual([])
})

test.each(['.csv', '.json'])(
  'CART-73: an export as %s comes back as it went out, and overwrites nothing unasked',
  async (extension) => {
    const { ask, carts, directory } = await inventoryDesk()
    const file = join(directory, `carts${extension}`)
    const before = await carts()
    const said = `${before.length} carts written to ${file}.`
    expect(await ask('export', file)).toEqual({ code: 0, said, warned: '' })
    if (extension === '.csv') expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFid,name,/)
    expect(await ask('export', file)).toMatchObject({ code: 1 })
    expect(await ask('export', file, '--force')).toMatchObject({ code: 0 })
    expect((await ask('import', file)).said).toBe(`0 carts added, 0 changed, ${before.length} as they were.`)
    await ask('remove', '--yes', ...before.map(({ id }) => id))
    expect(await ask('import', file)).toMatchObject({ code: 0 })
    expect(await carts()).toEqual(before)
  },
)

test.each([
  'inventory sell',
  'inventory set ev-nomad price',
  'inventory set ev-nomad id=other',
  'inventory set ev-nomad price=1 price=2',
  'inventory sold ev-nomad --on yesterday',
  'inventory sold ev-nomad --on 2999-01-01',
  'inventory export carts.xlsx',
  'inventory photos ev-city --order x',
  'inventory photos ev-city --remove 1,1',
  'inventory photos ev-city --first',
])('SITE-42: "%s" is not understood', async (words) => {
  const { code, warned } = await (await newDesk()).run(...words.split(' '))
  expect([code, warned]).toEqual([2, expect.stringContaining('Usage: npm run desk -- inventory')])
})

test('CART-69: a field that there is not is answered with those that there are', async () => {
  const { code, warned } = await (await inventoryDesk()).ask('set', 'ev-nomad', 'wheels=4')
  expect(code).toBe(2)
  expect(warned).toMatch(/"wheels" is no field we know: the columns are id, name, .*, serialNumber, .* "spec\.NAME"/)
})
