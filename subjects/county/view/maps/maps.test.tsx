import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { range } from '#subjects/county/facts/range.ts'
import { mapHeight, mapWidth } from '#subjects/county/rules/map-projection.ts'
import { mapWindow, windowSide } from '#subjects/county/rules/map-window.ts'
import { reachOf } from '#subjects/county/rules/range.ts'
import { townMapNames } from '#subjects/county/rules/town-map-names.ts'
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
const number = (attributes: string, name: string) => Number(attributes.match(new RegExp(`${name}="([\\d.-]+)"`))?.[1])

/** Where each name on a map lies, by the average width of a letter of the text face. */
function nameBoxes(html: string, fontSize: number): readonly Box[] {
  return [...html.matchAll(/<text ([^>]*)>(.*?)<\/text>/g)].map(([, attributes = '', content = '']) => {
    const lines = content.split('</tspan>').map((line) => line.replaceAll(/<[^>]*>/g, '').trim())
    const written = lines.filter(Boolean)
    const width = Math.max(...written.map((line) => line.length)) * fontSize * 0.53
    const x = number(attributes, 'x')
    const y = number(attributes, 'y')
    const left = attributes.includes('"end"') ? x - width : attributes.includes('"middle"') ? x - width / 2 : x
    const bottom = y + (written.length - 1) * fontSize + fontSize * 0.1
    return { name: written.join(' '), left, right: left + width, top: y - fontSize * 0.7, bottom }
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

const outside = (boxes: readonly Box[]) =>
  boxes.filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > mapWidth || bottom > mapHeight)

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

const listOf = (html: string) => html.slice(html.indexOf('<g role="list"'))

describe('county map', () => {
  const html = renderToStaticMarkup(<CountyMap />)

  it('TOWN-51: makes every town a link to its page, as a list with a title', () => {
    expect(hrefs(html)).toEqual(towns.map(({ url }) => url))
    expect(html.match(/role="listitem"/g)).toHaveLength(towns.length)
    expect(html).toMatch(/^<div class="county-map"><svg [^>]*aria-labelledby="county-map-title county-map-description"/)
    expect(html).toContain('<title id="county-map-title">')
    expect(html).toContain('<desc id="county-map-description">')
  })

  it('TOWN-53: writes no name over another, and none outside the frame', () => {
    const boxes = nameBoxes(listOf(html), 13.5)
    expect(boxes).toHaveLength(towns.length)
    expect(overlaps(boxes)).toEqual([])
    expect(outside(boxes)).toEqual([])
    expect(covered(boxes)).toEqual([])
  })

  it('TOWN-54: carries no style that a strict content security policy would refuse', () => {
    expect(html).not.toMatch(/ style=|<style|<script/)
  })

  it('TOWN-54: stays small', () => {
    expect(html.length).toBeLessThan(11_500)
  })
})

describe('town map', () => {
  it.each(towns)('TOWN-52, TOWN-54: $name, the way to the showroom, neighbors as links', (town) => {
    const { name } = town
    const html = renderToStaticMarkup(<TownMap town={town} />)
    const neighbors = towns.filter(({ slug }) => town.neighbors.includes(slug))
    expect(hrefs(html).toSorted()).toEqual(neighbors.map(({ url }) => url).toSorted())
    expect(html).toContain(`<title id="town-map-title">Where ${name} lies</title>`)
    expect(html).toContain(`about ${town.drivingMiles} miles by road`)
    expect(html.length).toBeLessThan(6500)
  })

  it.each([
    [0, '0 miles'],
    [1, '1 mile'],
    [2, '2 miles'],
  ])('TOWN-59: %d by road is "%s"', (drivingMiles, words) => {
    const html = renderToStaticMarkup(<TownMap town={{ ...townCalled('kidder'), drivingMiles }} />)
    expect(html).toContain(`about ${words} by road`)
    expect(html).toContain(`about ${words} away by road`)
  })

  it.each(towns)('TOWN-53: writes no name over another around $name, and none outside', (town) => {
    const sizes = { subject: 17, neighbor: 13, showroom: 12, water: 12, ring: 11 } as const
    const words = { showroom: 'Showroom, about 99 miles by road ↗', ring: (percent: number) => `${percent}%` }
    const boxes = townMapNames(town, mapWindow(town), words).map(({ kind, text, place: { x, y, anchor } }) => {
      const width = text.length * sizes[kind] * 0.53
      const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
      return { name: text, left, right: left + width, top: y - sizes[kind] * 0.7, bottom: y + sizes[kind] * 0.1 }
    })
    expect(boxes.length).toBeGreaterThan(town.neighbors.length + 3)
    expect(overlaps(boxes)).toEqual([])
    expect(
      boxes.filter((box) => box.left < 0 || box.top < 0 || box.right > windowSide || box.bottom > windowSide),
    ).toEqual([])
  })

  it.each(towns)('TOWN-70: $name stands in the middle, its neighbors and its rings around it', (town) => {
    const view = mapWindow(town)
    const [x, y] = view.place(town.coordinates)
    for (const at of [x, y]) expect(Math.abs(at - windowSide / 2)).toBeLessThan(2)
    for (const { coordinates } of town.neighbors.map(townCalled))
      for (const at of view.place(coordinates)) expect(Math.abs(at - windowSide / 2)).toBeLessThan(windowSide / 2)
    const radii = range.rings.map((percent) => view.radius(reachOf(town, percent)))
    expect(Math.max(...radii)).toBeLessThanOrEqual(windowSide / 2)
    const html = renderToStaticMarkup(<TownMap town={town} />)
    for (const radius of radii) expect(html).toContain(`cx="${x}" cy="${y}" r="${radius}"`)
    expect(view.zoom).toBeGreaterThan(1.4)
  })
})
