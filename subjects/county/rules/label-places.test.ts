import { expect, test } from 'vitest'
import { boxOf, placeLabels, placesAround } from './label-places.ts'

const label = (text: string, at: readonly [number, number]) => ({ text, size: 13, places: placesAround(at, 13) })

test('TOWN-53: a name stands right of its point while there is room, else where it covers nothing', () => {
  const [alone] = placeLabels([label('Lehighton', [100, 100])], [], 400)
  expect(alone).toEqual({ x: 106, y: 105, anchor: 'start' })
  const [atEdge] = placeLabels([label('Lehighton', [380, 100])], [], 400)
  expect(atEdge?.anchor).toBe('end')
  const labels = [label('Lehighton', [100, 100]), label('Weissport', [104, 102])]
  const [first, second] = placeLabels(labels, [], 400).map((place, index) =>
    boxOf(labels[index] ?? label('', [0, 0]), place),
  )
  expect(
    first &&
      second &&
      (first.bottom <= second.top ||
        second.bottom <= first.top ||
        first.right <= second.left ||
        second.right <= first.left),
  ).toBe(true)
})

test('TOWN-53: where no place is free, the one that covers the least is taken', () => {
  const whole = { left: 0, right: 400, top: 0, bottom: 400 }
  const { places } = label('Lehighton', [200, 200])
  const [place] = placeLabels([label('Lehighton', [200, 200])], [whole], 400)
  expect(places).toContainEqual(place)
  expect(() => placeLabels([{ text: 'Nowhere', size: 13, places: [] }], [], 400)).toThrow('A label needs a place')
})
