import { fillText } from '#kit/formats/fill-text.ts'
import { modelViewer as words } from '#subjects/inventory/facts/model-viewer.ts'

/** Where a viewer stands: `around` 0 before the nose and a quarter turn at its left; `down` 0 straight above. In radians. */
export interface Standpoint {
  readonly around: number
  readonly down: number
}

const eighth = Math.PI / 4
const highUp = 0.9

/** CART-181: the sentence for whoever cannot see the model turn. */
export function seenFrom({ around, down }: Standpoint): string {
  const count = words.sides.length
  const side = words.sides[((Math.round(around / eighth) % count) + count) % count] ?? ''
  return fillText(words.seen, { side, above: down < highUp ? words.above : '' })
}
