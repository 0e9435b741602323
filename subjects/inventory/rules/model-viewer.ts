import { fillText } from '#kit/formats/format.ts'
import { modelViewer } from '#subjects/inventory/facts/model-viewer.ts'
import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import { feetAndInches } from './scale-row.ts'

export type Measures = Readonly<Record<'length' | 'width' | 'height', number>>

export const inchesAMetre = 39.3701
const eighthTurn = Math.PI / 4
const highUp = 0.9

/** CART-185: whole inches, rounded up, so that a gate is never too narrow; the length that we list stands over the drawn one. */
export function cartSize(metres: Measures, lengthInches: number | undefined): Measures {
  const inches = (value: number) => Math.ceil(value * inchesAMetre)
  return {
    length: lengthInches ?? inches(metres.length),
    width: inches(metres.width),
    height: inches(metres.height),
  }
}

/** CART-185: how much room the garage of our drawings leaves. */
export function garageText({ length, height }: Measures): string {
  const { depth, height: high } = scaleMarks.garageInches
  const garage = { depth: feetAndInches(depth), height: feetAndInches(high) }
  const { measures } = modelViewer
  if (length > depth || height > high) return fillText(measures.noGarage, garage)
  const room = { behind: feetAndInches(depth - length), above: feetAndInches(high - height) }
  return fillText(measures.garage, { ...garage, ...room })
}

/** Where a viewer stands: `around` 0 before the nose and a quarter turn at its left; `down` 0 straight above. In radians. */
export interface Standpoint {
  readonly around: number
  readonly down: number
}

/** CART-181: from where the model is seen, for a visitor who cannot see it turn. */
export function standpointText({ around, down }: Standpoint): string {
  const { sides, seen, above } = modelViewer
  const count = sides.length
  const side = sides[((Math.round(around / eighthTurn) % count) + count) % count] ?? ''
  return fillText(seen, { side, above: down < highUp ? above : '' })
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface Label extends Size {
  /** Where its middle is wanted. */
  readonly x: number
  readonly y: number
}

const gap = 2

/** CART-185: labels keep within their frame; one that would lie on another stands below it, or above where there is no room. */
export function labelPlaces(labels: readonly Label[], frame: Size) {
  const placed: (Size & Record<'left' | 'top', number>)[] = []
  for (const { x, y, width, height } of labels) {
    const left = within(x - width / 2, frame.width - width)
    let top = within(y - height / 2, frame.height - height)
    for (const other of placed) {
      const apart =
        Math.abs(left + width / 2 - other.left - other.width / 2) >= (width + other.width) / 2 ||
        Math.abs(top + height / 2 - other.top - other.height / 2) >= (height + other.height) / 2
      if (apart) continue
      const below = other.top + other.height + gap
      top = below + height <= frame.height ? below : other.top - height - gap
    }
    placed.push({ left, top, width, height })
  }
  return placed
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
