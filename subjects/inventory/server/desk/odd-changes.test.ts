import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changeLimits } from '#subjects/inventory/facts/change-limits.ts'
import { newDesk } from '#tests/setup/desk.ts'

const needsYes = 'Nothing was changed: say --yes if that is what you want.'
const price = async (desk: ReturnType<typeof newDesk>, id: string) => (await desk.carts()).get(id)?.price
const importing = (desk: ReturnType<typeof newDesk>, text: string) => {
  const file = join(desk.directory, 'carts.csv')
  writeFileSync(file, text)
  return file
}

describe('a price that moves far', () => {
  test('CART-103: is told from → to, asked about at a terminal, and refused elsewhere without --yes', async () => {
    const desk = newDesk()
    const refused = await desk.inventory('set', 'ev-nomad', 'price=829')
    expect(refused).toEqual({
      code: 1,
      said: 'price $8,495 → $829',
      warned: `The price of ev-nomad moves by 90%: $8,495 → $829.\n${needsYes}`,
    })
    const no = await desk.inventoryAsked(false, 'set', 'ev-nomad', 'price=829')
    expect(no).toMatchObject({
      code: 1,
      warned: expect.stringMatching(/Change it all the same\?\nNothing was changed\.$/),
    })
    expect(await price(desk, 'ev-nomad')).toBe(8495)
    expect(await desk.inventoryAsked(true, 'set', 'ev-nomad', 'price=829')).toMatchObject({ code: 0 })
    expect(await desk.inventory('set', 'ev-nomad', 'price=8495', '--yes')).toMatchObject({ code: 0, warned: '' })
  })

  test('CART-103: is one that moves by more than the limit, up or down', async () => {
    const desk = newDesk()
    const limit = 8495 * (changeLimits.priceMovePercent / 100)
    for (const far of [8495 - Math.floor(limit) - 1, 8495 + Math.floor(limit) + 1])
      expect(await desk.inventory('set', 'ev-nomad', `price=${far}`)).toMatchObject({ code: 1 })
    expect(await desk.inventory('set', 'ev-nomad', `price=${8495 - Math.floor(limit)}`)).toMatchObject({ code: 0 })
  })
})

describe('an import that changes many carts', () => {
  test('CART-103: asks, and changes nothing until the answer is yes', async () => {
    const desk = newDesk()
    const { all } = await desk.carts()
    const most = Math.floor(all.length * changeLimits.carts.share)
    const rows = (count: number) => ['id,color', ...all.slice(0, count).map(({ id }) => `${id},Red`)].join('\n')
    const file = importing(desk, rows(most + 1))
    const warned = `This changes ${most + 1} of ${all.length} carts, more than ${changeLimits.carts.text}.\n${needsYes}`
    expect(await desk.inventory('import', file)).toEqual({ code: 1, said: '', warned })
    expect((await desk.carts()).all).toEqual(all)
    const tried = await desk.inventory('import', file, '--dry-run')
    expect(tried).toMatchObject({ code: 0, warned: expect.stringContaining('For that --yes will be needed.') })
    expect(tried.said).toContain('ev-city: color Limestone white → Red\n')
    expect(await desk.inventory('import', importing(desk, rows(most)))).toMatchObject({ code: 0 })
    expect(await desk.inventory('import', importing(desk, rows(all.length)), '--yes')).toMatchObject({ code: 0 })
  })

  test('CART-103: with $1 on every cart names some of the prices and counts the rest', async () => {
    const desk = newDesk()
    const { all } = await desk.carts()
    const file = importing(desk, ['id,price', ...all.map(({ id }) => `${id},1`)].join('\n'))
    const { code, warned } = await desk.inventory('import', file)
    expect([code, warned.split('\n').length]).toEqual([1, 13])
    expect(warned).toContain(`… and ${all.length - 10} more prices move by more than 30%.`)
  })
})

test('CART-103: removing many carts at once asks as well', async () => {
  const desk = newDesk()
  const ids = (await desk.carts()).all.map(({ id }) => id)
  expect(await desk.inventory('remove', ...ids)).toMatchObject({ code: 1, warned: expect.stringContaining(needsYes) })
  expect((await desk.carts()).all).toHaveLength(ids.length)
  expect(await desk.inventory('remove', '--yes', ...ids)).toMatchObject({ code: 0 })
})

test('CART-103, CART-108: a brand that we do not have yet asks, one that we have does not', async () => {
  const desk = newDesk()
  const head = 'id,name,brand,description,price,category,condition,seats'
  const file = importing(desk, `${head}\nnomad-2,Denaga Nomad 2,Denaga,Runs.,8000,Lifted,new,4`)
  expect((await desk.inventory('import', file)).warned).toBe(
    `"Denaga" is a brand that we do not have yet; we have Club Car, Denago, EZ-GO, Evolution, Swift EV, and Tomberlin.\n${needsYes}`,
  )
  expect(await desk.inventoryAsked(true, 'import', file)).toMatchObject({
    code: 0,
    said: expect.stringContaining('nomad-2 is new: http://localhost:3000/vehicles/nomad-2'),
  })
  expect(await desk.inventory('set', 'nomad-2', 'color=Red')).toMatchObject({ code: 0, warned: '' })
})

test('CART-112: a field that there is not is answered with those that there are', async () => {
  const desk = newDesk()
  await expect(desk.inventory('set', 'ev-nomad', 'wheels=4')).rejects.toThrow(
    /^"wheels" is no field we know: the columns are id, name, .*, serialNumber, .* "spec\.NAME"/,
  )
})

test('CART-112: a bad row is named by the row that a spreadsheet shows, and by its cart', async () => {
  const desk = newDesk()
  const file = importing(
    desk,
    'sep=;\r\nid;description;price\r\n\r\nev-city;"Two\r\nlines.";12k\r\nev-nomad;Fine.;x\r\n',
  )
  expect((await desk.inventory('import', file)).warned).toBe(
    'row 3 (ev-city): price cannot be "12k"\nrow 4 (ev-nomad): price cannot be "x"',
  )
})
