import { fillText } from '#kit/formats/format.ts'
import { brandWords as words } from '#subjects/inventory/facts/brand-page.ts'
import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import { feetAndInches, inGarage } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import { drawnSize } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { GarageDrawing } from '#subjects/inventory/view/garage-drawing.tsx'
import './cart-in-garage.css'

const { personInches, garageInches } = scaleMarks

/** The sentence about the garage and the person beside all carts. */
export const garageScaleText = fillText(words.scale.all, {
  garage: feetAndInches(garageInches.depth),
  person: feetAndInches(personInches),
})

/** A model in a garage, with its length and the room that it leaves (CART-160). */
export function CartInGarage({ id }: { readonly id: string }) {
  const garaged = inGarage({ model: id, ...drawnSize(id) })
  if (!garaged) return null
  const { length } = garaged
  const { depth } = garageInches
  const figures = { length: feetAndInches(length), room: feetAndInches(depth - length) }
  return (
    <figure className="cart-in-garage">
      <GarageDrawing {...garaged} />
      <figcaption className="small soft">{fillText(words.scale.one, figures)}</figcaption>
    </figure>
  )
}
