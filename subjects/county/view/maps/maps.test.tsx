import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { range } from '#subjects/county/facts/range.ts'
import { mapHeight, mapWidth } from '#subjects/county/rules/map-projection.ts'
import { reachOf } from '#subjects/county/rules/range.ts'
import { mapWindow, windowSide } from '#subjects/county/rules/town-map.ts'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { CountyMap } from './county-map.tsx'
import { TownMap } from './town-map.tsx'

interface Box {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const hrefs = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
const attribute = (tag: string, name: string) => tag.match(new RegExp(`${name}="([^"]+)"`))?.[1]

/** Where each name on a map lies, by the average width of a letter of the text face. */
function nameBoxes(html: string, usualSize: number): readonly Box[] {
  return [
    ...html.matchAll(/(<g [^>]*>(?:<a[^>]*>)?(?:<circle[^>]*>(?:<\/circle>)?)?)?<text ([^>]*)>(.*?)<\/text>/g),
  ].map(([, group = '', text = '', content = '']) => {
    const size = Number(attribute(group, 'font-size') ?? usualSize) || usualSize
    const lines = content.split('</tspan>').map((line) => line.replaceAll(/<[^>]*>/g, '').trim())
    const written = lines.filter(Boolean)
    const width = Math.max(...written.map((line) => line.length)) * size * 0.53
    const [x, y] = [Number(attribute(text, 'x')), Number(attribute(text, 'y'))]
    const shift = { start: 0, middle: width / 2, end: width }[attribute(text, 'text-anchor') ?? 'start'] ?? 0
    const bottom = y + (written.length - 1) * size + size * 0.1
    return { name: written.join(' '), left: x - shift, right: x - shift + width, top: y - size * 0.7, bottom }
  })
}

function overlaps(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter((other) => one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.name} / ${other.name}`),
  )
}

const outside = (boxes: readonly Box[], width: number, height: number) =>
  boxes.filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height)

// How much of each point of the map, in its own units, the landmarks cover. Their shadows stay below two thirds.
const cover = await sharp('studio/masters/maps/landmarks.webp')
  .extractChannel('alpha')
  .resize(mapWidth, mapHeight)
  .raw()
  .toBuffer()
const thing = 0.67 * 255

/** The names that a landmark stands on. */
const covered = (boxes: readonly Box[]) =>
  boxes
    .filter(({ left, right, top, bottom }) => {
      let points = 0
      for (let y = Math.ceil(top); y < bottom; y++)
        for (let x = Math.ceil(left); x < right; x++) if ((cover[y * mapWidth + x] ?? 0) > thing) points++
      return points > 0.02 * (right - left) * (bottom - top)
    })
    .map(({ name }) => name)

describe('county map', () => {
  const html = renderToStaticMarkup(<CountyMap />)

  it('TOWN-51: makes every town a link to its page, as a list with a title', () => {
    expect(hrefs(html)).toEqual(towns.map(({ url }) => url))
    expect(html.match(/role="listitem"/g)).toHaveLength(towns.length)
    expect(html).toMatch(/aria-labelledby="county-map-title county-map-description"/)
    expect(html).toMatch(/<title id="county-map-title">.*<desc id="county-map-description">/)
  })

  it('TOWN-53: writes no name over another or a landmark, and none outside the frame', () => {
    const boxes = nameBoxes(html.slice(html.indexOf('<g role="list"')), 13.5)
    expect(boxes).toHaveLength(towns.length)
    expect(overlaps(boxes)).toEqual([])
    expect(outside(boxes, mapWidth, mapHeight)).toEqual([])
    expect(covered(boxes)).toEqual([])
  })
})

describe.each(towns)('the map of $name', (town) => {
  const html = renderToStaticMarkup(<TownMap town={town} />)

  it('TOWN-52, TOWN-53: has neighbors as links and the way to the showroom', () => {
    expect(hrefs(html).toSorted()).toEqual(town.neighbors.map((slug) => townCalled(slug).url).toSorted())
    expect(html).toContain(`<title id="town-map-title">Where ${town.name} lies</title>`)
    expect(html).toContain(`about ${town.drivingMiles} miles away by road`)
  })

  it('TOWN-53: writes no name over another, and none outside', () => {
    const boxes = nameBoxes(html, 13)
    expect(boxes.length).toBeGreaterThan(town.neighbors.length + 3)
    expect(overlaps(boxes)).toEqual([])
    expect(outside(boxes, windowSide, windowSide)).toEqual([])
  })

  it('TOWN-52: has the town in its middle, its neighbors and its rings around it', () => {
    const view = mapWindow(town)
    const [x, y] = view.pointAt(town.coordinates)
    for (const at of [x, y]) expect(Math.abs(at - windowSide / 2)).toBeLessThan(2)
    for (const { coordinates } of town.neighbors.map(townCalled))
      for (const at of view.pointAt(coordinates)) expect(Math.abs(at - windowSide / 2)).toBeLessThan(windowSide / 2)
    for (const radius of range.rings.map((percent) => view.radius(reachOf(percent)))) {
      expect(radius).toBeLessThanOrEqual(windowSide / 2)
      expect(html).toContain(`cx="${x}" cy="${y}" r="${radius}"`)
    }
  })
})
