import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDesk } from '#tests/setup/desk.ts'

test('SITE-100: lists the runs, the last one first, with who, when by the Eastern clock, and the command', async () => {
  const desk = await newDesk()
  expect(await desk.run('history')).toEqual({ code: 0, said: '', warned: '0 runs. Times are Eastern.' })
  await desk.run('inventory', 'set', 'ev-nomad', 'price=8295', 'range=41 miles', 'year=2026', '--by', 'Dana')
  await desk.run('inventory', 'remove', 'mach-4-2022', 'mach-6-2023')
  const { said, warned } = await desk.run('history')
  expect(said.split('\n')).toEqual([
    expect.stringMatching(
      /^2 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}\S+ +inventory remove mach-4-2022 mach-6-2023 {2}\(2 changes\)$/,
    ),
    expect.stringMatching(/^1 {2}.* {2}Dana +inventory set ev-nomad price=8295 .* {2}\(1 change\)$/),
  ])
  expect(warned).toBe('2 runs. Times are Eastern.')
  expect((await desk.run('history', '--limit', '1')).said.split('\n')).toHaveLength(1)
  expect((await desk.run('history', 'show', '1')).said.split('\n')).toEqual([
    expect.stringMatching(/^Run 1, \S+ \S+ Eastern, by Dana: inventory set ev-nomad /),
    'ev-nomad: price $8,495 → $8,295, range 40 miles → 41 miles, year none → 2026',
  ])
  expect((await desk.run('history', 'show', '2')).said).toContain('\nSwift EV Mach 4 2022 (mach-4-2022): removed')
  expect(await desk.run('history', 'show', '9')).toMatchObject({ code: 1, warned: 'There is no run 9.' })
})

test('CART-100: undo puts back what a run changed, added and removed, each cart in its old place', async () => {
  const desk = await newDesk()
  const before = await desk.carts()
  const file = join(desk.directory, 'carts.csv')
  writeFileSync(
    file,
    'id,name,brand,description,price,category,condition,seats\nev-city,Denago EV City,Denago,Short.,11000,Neighborhood,new,4\nnewcomer,Newcomer,Denago,Runs.,5000,Golf,new,2',
  )
  expect(await desk.run('inventory', 'import', file)).toMatchObject({ code: 0 })
  await desk.run('inventory', 'remove', 'ev-nomad')
  const changed = await desk.carts()
  expect(changed).not.toEqual(before)
  const said = 'Denago EV Nomad (ev-nomad): added\nRun 2 is undone, by run 3.'
  expect(await desk.run('undo', '2')).toEqual({ code: 0, said, warned: '' })
  expect(await desk.run('undo', '2')).toMatchObject({
    code: 1,
    warned: 'Run 2 is undone already, by run 3.\nNothing was changed.',
  })
  expect((await desk.run('undo', '1')).code).toBe(0)
  expect(await desk.carts()).toEqual(before)
  expect((await desk.run('history')).said).toMatch(/undo 1 {2}\(2 changes\)\n.*undo 2/)
  // What was undone can be undone as well.
  await desk.run('undo', '4')
  await desk.run('undo', '3')
  expect(await desk.carts()).toEqual(changed)
})

test.each(['history show x', 'history --limit 0', 'history all', 'undo', 'undo 0', 'undo 1 2'])(
  'SITE-42: "%s" is not understood',
  async (words) => {
    expect(await (await newDesk()).run(...words.split(' '))).toMatchObject({ code: 2, said: '' })
  },
)
