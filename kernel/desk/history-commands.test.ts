import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newDesk } from '#tests/setup/desk.ts'
import { MisuseError } from './desk-command.ts'

describe('history', () => {
  test('SITE-102: lists the runs, the last one first, with who, when by the Eastern clock, and the command', async () => {
    const desk = newDesk()
    expect(await desk.history()).toEqual({ code: 0, said: '', warned: '0 runs. Times are Eastern.' })
    await desk.inventory('set', 'ev-nomad', 'price=8295')
    await desk.inventory('remove', 'mach-4-2022', 'mach-6-2023')
    const { said, warned } = await desk.history()
    expect(said.split('\n')).toEqual([
      expect.stringMatching(
        /^2 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}ann {2}inventory remove mach-4-2022 mach-6-2023 {2}\(2 changes\)$/,
      ),
      expect.stringMatching(/^1 {2}.* {2}ann {2}inventory set ev-nomad price=8295 {2}\(1 change\)$/),
    ])
    expect(warned).toBe('2 runs. Times are Eastern.')
    expect((await desk.history('--limit', '1')).said.split('\n')).toHaveLength(1)
  })

  test('SITE-102: shows a run, from what to what', async () => {
    const desk = newDesk()
    await desk.inventory('set', 'ev-nomad', 'price=8295', 'range=41 miles', 'year=2026')
    await desk.inventory('remove', 'mach-4-2022')
    expect((await desk.history('show', '1')).said.split('\n')).toEqual([
      expect.stringMatching(/^Run 1, \S+ \S+ Eastern, by ann: inventory set ev-nomad /),
      'ev-nomad: price $8,495 → $8,295, range 40 miles → 41 miles, year none → 2026',
    ])
    expect((await desk.history('show', '2')).said).toContain('\nSwift EV Mach 4 2022 (mach-4-2022): removed')
    expect(await desk.history('show', '9')).toMatchObject({ code: 1, warned: 'There is no run 9.' })
  })
})

describe('undo', () => {
  test('CART-101: puts back what a run changed, added and removed, each cart in its old place', async () => {
    const desk = newDesk()
    const { all: before } = await desk.carts()
    const file = join(desk.directory, 'carts.csv')
    writeFileSync(
      file,
      'id,name,brand,description,price,category,condition,seats\nev-city,,,,11000,,,\nnewcomer,Newcomer,Denago,Runs.,5000,Golf,new,2'.replace(
        'ev-city,,,,11000,,,',
        'ev-city,Denago EV City,Denago,Short.,11000,Neighborhood,new,4',
      ),
    )
    expect(await desk.inventory('import', file)).toMatchObject({ code: 0 })
    await desk.inventory('remove', 'ev-nomad')
    const changed = (await desk.carts()).all
    expect(changed).not.toEqual(before)
    expect(await desk.undo('2')).toEqual({
      code: 0,
      said: 'Denago EV Nomad (ev-nomad): added\nRun 2 is undone, by run 3.',
      warned: '',
    })
    expect((await desk.undo('1')).code).toBe(0)
    expect((await desk.carts()).all).toEqual(before)
    expect((await desk.history()).said).toMatch(/undo 1 {2}\(2 changes\)\n.*undo 2/)
    // What was undone can be undone as well.
    await desk.undo('4')
    await desk.undo('3')
    expect((await desk.carts()).all).toEqual(changed)
  })

  test('CART-101, SITE-101: is refused where a later run changed the same cart, in a sentence', async () => {
    const desk = newDesk()
    await desk.inventory('set', 'ev-nomad', 'price=8295')
    await desk.inventory('set', 'ev-nomad', 'color=Red')
    await desk.inventory('set', 'ev-city', 'color=Red')
    expect(await desk.undo('1')).toEqual({
      code: 1,
      said: '',
      warned: 'Run 2 changed ev-nomad after run 1: undo run 2 first. Nothing was changed.',
    })
    expect((await desk.carts()).get('ev-nomad')?.price).toBe(8295)
    expect(await desk.undo('3')).toMatchObject({ code: 0 })
  })
})

test.each([[['show']], [['show', 'x']], [['--limit', '0']], [['all']]])(
  'SITE-42: history %j is not understood',
  async (args) => {
    await expect(newDesk().history(...args)).rejects.toThrow(MisuseError)
  },
)
test.each([[[]], [['x']], [['0']], [['1', '2']]])('SITE-42: undo %j is not understood', async (args) => {
  await expect(newDesk().undo(...args)).rejects.toThrow(MisuseError)
})
