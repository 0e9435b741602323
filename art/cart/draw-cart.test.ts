import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inventory } from '#content/vehicles/inventory.ts'
import { drawCart, drawDetail, drawFront, drawPlaceholder } from './draw-cart.ts'
import { cartOf } from './families.ts'

const views = { side: drawCart, front: drawFront, detail: drawDetail }
const pictures = [
  { name: 'placeholder', svg: drawPlaceholder() },
  ...inventory.flatMap((vehicle) =>
    Object.entries(views).map(([view, draw]) => ({ name: `${vehicle.id} ${view}`, svg: draw(cartOf(vehicle)) })),
  ),
]

describe.each(pictures)('$name', ({ svg }) => {
  it('weighs at most 14 KB, and 4 KB on the way', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(14 * 1024)
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(4 * 1024)
  })

  it('is drawn with presentation attributes alone', () => {
    expect(svg).not.toMatch(/<style|\sstyle=|<filter|<text|<script|<image/)
  })

  it('has no figure that is not one', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('uses only what it defines, and defines it once', () => {
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('drawCart', () => {
  it('draws the same picture every time', () => {
    for (const vehicle of inventory) expect(drawCart(cartOf(vehicle))).toBe(drawCart(cartOf(vehicle)))
  })

  it('draws no two carts alike', () => {
    expect(new Set(inventory.map((vehicle) => drawCart(cartOf(vehicle)))).size).toBe(inventory.length)
  })
})

describe('cartOf', () => {
  it('seats as many as the specifications say, two to a bench', () => {
    for (const vehicle of inventory) {
      const cart = cartOf(vehicle)
      const benches = cart.rows + (cart.rear === 'flip' ? 1 : 0)
      expect(benches * 2, vehicle.id).toBe(vehicle.specifications.seatingCapacity)
    }
  })
})
