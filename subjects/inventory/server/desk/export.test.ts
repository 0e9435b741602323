import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planRemoval } from '#subjects/inventory/server/change-carts.ts'
import { newDesk } from '#tests/setup/desk.ts'

test.each(['.csv', '.json'])(
  'CART-73: an export as %s comes back as it went out, and overwrites nothing unasked',
  async (extension) => {
    const { run, carts, change, stores, directory } = await newDesk()
    const ask = (...words: readonly string[]) => run('inventory', ...words)
    const file = join(directory, `carts${extension}`)
    const before = await carts()
    const said = `${before.length} carts written to ${file}.`
    expect(await ask('export', file)).toEqual({ code: 0, said, warned: '' })
    if (extension === '.csv') expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFid,name,/)
    expect(await ask('export', file)).toMatchObject({ code: 1 })
    expect(await ask('export', file, '--force')).toMatchObject({ code: 0 })
    expect((await ask('import', file)).said).toBe(`0 carts added, 0 changed, ${before.length} as they were.`)
    const all = before.map(({ id }) => id)
    await change(await planRemoval(stores, all))
    expect(await ask('import', file)).toMatchObject({ code: 0 })
    expect(await carts()).toEqual(before)
  },
)

test.each(['inventory sell', 'inventory export carts.xlsx', 'inventory import carts.pdf'])(
  'SITE-42: "%s" is not understood',
  async (words) => {
    const { code, warned } = await (await newDesk()).run(...words.split(' '))
    expect([code, warned]).toEqual([2, expect.stringContaining('Usage: npm run desk -- inventory')])
  },
)
