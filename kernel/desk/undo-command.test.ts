import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planRemoval } from '#subjects/inventory/server/change-carts.ts'
import { newDesk } from '#tests/setup/desk.ts'

test('CART-100: undo puts back what a run changed, added and removed, each cart in its old place', async () => {
  const desk = await newDesk()
  const before = await desk.carts()
  const file = join(desk.directory, 'carts.csv')
  writeFileSync(
    file,
    'id,name,brand,description,price,category,condition,seats\nev-city,Denago EV City,Denago,Short.,11000,Neighborhood,new,4\nnewcomer,Newcomer,Denago,Runs.,5000,Golf,new,2',
  )
  expect(await desk.run('inventory', 'import', file)).toMatchObject({ code: 0 })
  await desk.change(await planRemoval(desk.stores, ['ev-nomad']))
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
  // What was undone can be undone as well.
  await desk.run('undo', '4')
  await desk.run('undo', '3')
  expect(await desk.carts()).toEqual(changed)
})

test.each(['undo', 'undo 0', 'undo x', 'undo 1 2'])('SITE-42: "%s" is not understood', async (words) => {
  expect(await (await newDesk()).run(...words.split(' '))).toMatchObject({ code: 2, said: '' })
})
