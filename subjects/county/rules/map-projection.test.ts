import { describe, expect, it } from 'vitest'
import { countyMap, type LonLat } from '#subjects/county/facts/county-map.ts'
import { milesBetween } from './delivery.ts'
import { curvedPath, mapHeight, mapUnits, mapWidth, pointOf, project, straightPath } from './map-projection.ts'
import { townCalled, towns } from './towns.ts'

const { west, east, north, south, river, trail, roads, ridges, outline } = countyMap

/** Follows a path of M, l, q, t and z to where it ends. */
function endOf(path: string): readonly number[] {
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([Mlqt])([^Mlqtz]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const step = command === 'q' ? 4 : 2
    for (let at = 0; at < values.length; at += step) {
      const [dx = 0, dy = 0] = values.slice(at + step - 2, at + step)
      ;[x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy]
    }
  }
  return [x, y]
}

/** Whether a line from the point to the right crosses the outline an odd number of times. */
function isInside([x, y]: readonly [number, number]): boolean {
  const corners = outline.map(project)
  const crossed = corners.filter(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [0, 0]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  })
  return crossed.length % 2 === 1
}

describe('map projection', () => {
  it('TOWN-55: puts the corners of the map at the corners of the drawing', () => {
    expect(project([west, north])).toEqual([0, 0])
    expect(project([east, south]).map(Math.round)).toEqual([mapWidth, mapHeight])
  })

  it('TOWN-55: keeps distances true within one part in a hundred', () => {
    const [from, to] = [townCalled('kline').coordinates, townCalled('kidder').coordinates]
    const [[x1, y1], [x2, y2]] = [pointOf(from), pointOf(to)]
    expect(Math.hypot(x2 - x1, y2 - y1) / mapUnits(milesBetween(from, to))).toBeCloseTo(1, 2)
  })

  it('TOWN-55: draws every line to its last point without drifting', () => {
    for (const line of [river, trail, ...roads.map((road) => road.line), ...ridges]) {
      const [x, y] = project(line.at(-1) ?? [west, north])
      for (const path of [curvedPath(line), straightPath(line)]) {
        expect(endOf(path)).toEqual([Math.round(x), Math.round(y)])
      }
    }
  })

  it('TOWN-53, TOWN-55: writes whole numbers, as short as they can be', () => {
    const short: LonLat[] = [
      [west, north],
      [west + 0.0007, north - 0.1],
    ]
    expect(straightPath(short)).toBe('M0 0l1 88')
    expect(curvedPath(short)).toBe(straightPath(short))
    expect([straightPath([]), curvedPath([])]).toEqual(['', ''])
  })

  it.each(towns)('TOWN-55: the outline of Carbon County holds $name if it lies there', ({ county, coordinates }) => {
    expect(isInside(pointOf(coordinates))).toBe(county === 'Carbon')
  })
})
