import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MisuseError } from '#kernel/desk/desk-command.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { newDesk } from '#tests/setup/desk.ts'

const desk = newDesk()

describe('inventory list and show', () => {
  test('CART-74: list has a line for every cart, in the order of the site', async () => {
    const { code, said } = await desk.inventory('list')
    expect(code).toBe(0)
    const lines = said.split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(inventory.map(({ id }) => id))
    expect(lines[2]).toMatch(/^ev-city +\$11,995 {2}new {3}in stock {6}Denago EV City$/)
  })

  test('CART-74: list --search looks where the site looks', async () => {
    const { said } = await desk.inventory('list', '--search', 'turfman')
    expect(said.split('\n')).toHaveLength(3)
  })

  test('CART-74: show takes the id with its brand as well, and says what there is', async () => {
    const { code, said } = await desk.inventory('show', 'denago-ev-city')
    expect(code).toBe(0)
    expect(said).toContain('price: 11995')
    expect(said).not.toContain('year:')
    expect(await desk.inventory('show', 'no-such-cart')).toMatchObject({
      code: 1,
      warned: 'There is no cart "no-such-cart".',
    })
  })
})

describe('inventory set', () => {
  test('CART-74: changes what it names, by any spelling, and nothing else', async () => {
    const before = (await desk.carts()).get('ev-nomad')
    expect(await desk.inventory('set', 'ev-nomad', 'price=$8,295', 'in-stock=no', 'Range=41 miles')).toMatchObject({
      code: 0,
      said: [
        'price $8,495 → $8,295',
        'inStock yes → no',
        'range 40 miles → 41 miles',
        'Denago EV Nomad is changed. It is run 1: "undo 1" takes it back.',
      ].join('\n'),
    })
    const after = (await desk.carts()).get('ev-nomad')
    expect(after).toEqual({
      ...before,
      price: 8295,
      inStock: false,
      specifications: { ...before?.specifications, range: '41 miles' },
    })
  })

  test('CART-74: makes no new version where nothing changes', async () => {
    const { version } = await desk.carts()
    expect((await desk.inventory('set', 'ev-nomad', 'price=8295')).said).toBe('Denago EV Nomad is like that already.')
    expect((await desk.carts()).version).toBe(version)
  })

  test.each([
    [
      ['ev-nomad', 'price=12k', 'seats=9'],
      'price cannot be "12k".\nseatingCapacity must be 2 to 8, not 9.\nNothing was changed.',
    ],
    [['nobody', 'price=1'], 'There is no cart "nobody".'],
  ])('CART-74: refuses %j', async (args, reason) => {
    expect(await desk.inventory('set', ...args)).toEqual({ code: 1, said: '', warned: reason })
  })

  test.each([
    [[]],
    [['ev-nomad']],
    [['ev-nomad', 'price']],
    [['ev-nomad', 'wheels=4']],
    [['ev-nomad', 'id=other']],
    [['ev-nomad', 'price=1', 'price=2']],
  ])('CART-74: does not understand %j', async (args) => {
    await expect(desk.inventory('set', ...args)).rejects.toThrow(MisuseError)
  })
})

describe('inventory remove', () => {
  test('CART-74: takes carts off, all that are named or none', async () => {
    expect(await desk.inventory('remove', 'mach-4-2022', 'no-such-cart')).toMatchObject({ code: 1 })
    expect((await desk.carts()).get('mach-4-2022')).toBeDefined()
    expect(await desk.inventory('remove', 'mach-4-2022', 'mach-6-2023')).toMatchObject({ code: 0 })
    const { all } = await desk.carts()
    expect(all).toHaveLength(inventory.length - 2)
  })
})

describe('inventory export', () => {
  test.each(['.csv', '.json'])('CART-73: %s comes back as it went out', async (extension) => {
    const file = join(desk.directory, `carts${extension}`)
    const { all } = await desk.carts()
    expect(await desk.inventory('export', file)).toMatchObject({
      code: 0,
      said: `${all.length} carts written to ${file}.`,
    })
    const again = await desk.inventory('import', file)
    expect(again).toEqual({ code: 0, said: `0 carts added, 0 changed, ${all.length} as they were.`, warned: '' })
    const elsewhere = newDesk()
    await elsewhere.inventory('remove', '--yes', ...(await elsewhere.carts()).all.map(({ id }) => id))
    expect(await elsewhere.inventory('import', file)).toMatchObject({ code: 0 })
    expect((await elsewhere.carts()).all).toEqual(all)
  })

  test('CART-73: overwrites nothing unasked', async () => {
    const file = join(desk.directory, 'carts.csv')
    expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFid,name,/)
    expect(await desk.inventory('export', file)).toMatchObject({ code: 1 })
    expect(await desk.inventory('export', file, '--force')).toMatchObject({ code: 0 })
    await expect(desk.inventory('export', 'carts.xlsx')).rejects.toThrow(MisuseError)
  })
})

test.each([[[]], [['sell']], [['list', 'more']], [['list', '--color']], [['show']], [['constructor']]])(
  'SITE-42: inventory %j is not understood',
  async (args) => {
    await expect(desk.inventory(...args)).rejects.toThrow(MisuseError)
  },
)
