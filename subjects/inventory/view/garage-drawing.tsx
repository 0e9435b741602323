import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import type { GaragedCart } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'
import { variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'
import './garage-drawing.css'

const { depth, height } = scaleMarks.garageInches
const gable = 14
const edge = 3
/** A person drawn in strokes with round ends. */
const person = 'M0-65.5a2.2 2.2 0 1 1-.1 0zM-2.5-54h5v22h-5zM-2.6-32V-2.5M2.6-32V-2.5M-7.3-54v20M7.3-54v20'
const [small = 0, large = 0] = cartPictures.further.widths

interface GarageDrawingProps extends GaragedCart {
  /** Whether the picture is shown so small that the smallest file will do. */
  readonly isSmall?: boolean
}

/** A cart from the side in a garage, beside a person, all at one scale. Words beside it tell the same. */
export function GarageDrawing({ path, start, picture, isSmall = false }: GarageDrawingProps) {
  return (
    <svg
      className="garage-drawing"
      viewBox={`${-edge} ${-height - gable - edge} ${depth + 2 * edge} ${height + gable + 2 * edge}`}
      aria-hidden="true"
    >
      <path className="garage-drawing-walls" d={`M0 0V${-height}l${depth / 2} ${-gable} ${depth / 2} ${gable}V0z`} />
      <path className="garage-drawing-person" transform={`translate(${start / 2})`} d={person} />
      <image href={mediaUrl(variantPath(path, isSmall ? small : large, 'avif'))} {...picture} />
    </svg>
  )
}
