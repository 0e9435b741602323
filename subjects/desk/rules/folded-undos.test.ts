import { expect, test } from 'vitest'
import { foldUndos } from './folded-undos.ts'

const run = (id: number, undoes?: number) => ({ id, undoes })

test('DESK-90: an undo, and the undo of that, stand in the line of what they undid, where that is listed', () => {
  const folded = foldUndos([run(9, 8), run(8, 6), run(7, 2), run(6), run(5)])
  expect(folded.map(({ id, undos }) => [id, undos.map((undo) => undo.id)])).toEqual([
    [7, []],
    [6, [8, 9]],
    [5, []],
  ])
})
