// Draws the carts of the inventory into public/media/carts: all of them, or those whose ids are given.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inventory } from '#content/vehicles/inventory.ts'
import { drawCart, drawDetail, drawFront, drawPlaceholder } from './draw-cart.ts'
import { cartOf } from './families.ts'

const folder = resolve(import.meta.dirname, '../../public/media/carts')
const asked = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

if (asked.length === 0 || asked.includes('placeholder')) {
  writeFileSync(join(folder, 'placeholder.svg'), `${drawPlaceholder()}\n`)
}

for (const vehicle of inventory) {
  if (asked.length > 0 && !asked.includes(vehicle.id)) continue
  const cart = cartOf(vehicle)
  writeFileSync(join(folder, `${vehicle.id}.svg`), `${drawCart(cart)}\n`)
  writeFileSync(join(folder, `${vehicle.id}-front.svg`), `${drawFront(cart)}\n`)
  writeFileSync(join(folder, `${vehicle.id}-detail.svg`), `${drawDetail(cart)}\n`)
}
