import { fillText } from '#kit/formats/format.ts'
import { brandWords as words } from '#subjects/inventory/facts/brand-page.ts'
import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import { feetAndInches, inGarage } from '#subjects/inventory/rules/scale-row.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'
import { variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'
import './cart-in-garage.css'

const { personInches, garageInches } = scaleMarks
const { depth, height } = garageInches
const gable = 14
const edge = 3
const person = 'M0-68a5 5 0 1 1 .1 0zM-6-56h12l2 24h-3l-1 32h-3l-1-28-1 28h-3l-1-32h-3z'
const [, large = 0] = cartPictures.further.widths

/** What all of them are drawn in and beside. */
export const garageTold = fillText(words.scale.all, {
  garage: feetAndInches(depth),
  person: feetAndInches(personInches),
})

/** CART-160: a model from the side in a garage, beside a person, all at one scale; with the room that it leaves. */
export function CartInGarage({ id }: { readonly id: string }) {
  const drawn = inGarage(id)
  if (!drawn) return null
  const { lengthInches, at, picture } = drawn
  const figures = { length: feetAndInches(lengthInches), room: feetAndInches(depth - lengthInches) }
  return (
    <figure className="cart-in-garage">
      <svg
        viewBox={`${-edge} ${-height - gable - edge} ${depth + 2 * edge} ${height + gable + 2 * edge}`}
        aria-hidden="true"
      >
        <path className="cart-in-garage-walls" d={`M0 0V${-height}l${depth / 2} ${-gable} ${depth / 2} ${gable}V0z`} />
        <path className="cart-in-garage-person" transform={`translate(${at / 2 - 4})`} d={person} />
        <image href={mediaUrl(variantPath(`/media/carts/${id}-side.webp`, large, 'avif'))} {...picture} />
      </svg>
      <figcaption className="small soft">{fillText(words.scale.one, figures)}</figcaption>
    </figure>
  )
}
