import { describe, expect, it } from 'vitest'
import { countyMap } from '#subjects/county/facts/county-map.ts'
import { milesBetween } from './delivery.ts'
import { curvedPath, mapHeight, mapUnits, mapWidth, project, straightPath } from './map-projection.ts'
import { townCalled, towns } from './towns.ts'

const { west, east, north, south } = countyMap

/** Follows a path of M, l, q, t and z to where it ends. */
function endOf(path: string): readonly [number, number] {
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

describe('map projection', () => {
  it('TOWN-55: puts the corners of the map at the corners of the drawing', () => {
    expect(project([west, north])).toEqual([0, 0])
    expect(Math.abs(project([east, south])[0] - mapWidth)).toBeLessThan(1)
    expect(Math.abs(project([east, south])[1] - mapHeight)).toBeLessThan(1)
  })

  it('TOWN-55: keeps distances true within one part in a hundred', () => {
    const [from, to] = [townCalled('kline').coordinates, townCalled('kidder').coordinates]
    const [x1, y1] = project([from.longitude, from.latitude])
    const [x2, y2] = project([to.longitude, to.latitude])
    const drawn = Math.hypot(x2 - x1, y2 - y1)
    expect(drawn / mapUnits(milesBetween(from, to))).toBeCloseTo(1, 2)
  })

  it('TOWN-55: draws every line from its first point to its last without drifting', () => {
    const lines = [countyMap.river, countyMap.trail, ...countyMap.roads.map(({ line }) => line), ...countyMap.ridges]
    for (const line of lines) {
      const last = line.at(-1)
      if (!last) throw new Error('A line without points')
      for (const path of [curvedPath(line), straightPath(line)]) {
        expect(endOf(path)[0]).toBeCloseTo(project(last)[0], 3)
        expect(endOf(path)[1]).toBeCloseTo(project(last)[1], 3)
      }
    }
  })

  it('TOWN-53, TOWN-55: writes numbers as short as they can be', () => {
    expect(
      straightPath([
        [west, north],
        [west + 0.0007, north - 0.1],
      ]),
    ).toBe('M0 0l.5 88')
    expect(
      curvedPath([
        [west, north],
        [west, south],
      ]),
    ).toBe(
      straightPath([
        [west, north],
        [west, south],
      ]),
    )
  })

  it('TOWN-55: has every dotted town inside the county outline', () => {
    const outline = countyMap.outline.map(project)
    const inside = ([x, y]: readonly [number, number]) =>
      outline.filter(([x1, y1], i) => {
        const [x2, y2] = outline[(i + 1) % outline.length] ?? [0, 0]
        return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
      }).length %
        2 ===
      1
    for (const { slug, county, coordinates } of towns) {
      const point = project([coordinates.longitude, coordinates.latitude])
      expect(inside(point), slug).toBe(county === 'Carbon')
    }
  })
})
