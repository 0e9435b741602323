import { fillText } from '#kit/formats/format.ts'
import { modelViewer } from '#subjects/inventory/facts/model-viewer.ts'
import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import { feetAndInches } from './cart-in-garage.ts'

/** Measures in whole inches. */
export type Measures = Readonly<Record<'length' | 'width' | 'height', number>>

const eighthTurn = Math.PI / 4
const highUp = 0.9

/** The room that the cart leaves in the garage of our drawings, in words (CART-185). */
export function garageText({ length, height }: Measures): string {
  const { depth, height: high } = scaleMarks.garageInches
  const garage = { depth: feetAndInches(depth), height: feetAndInches(high) }
  const { measures } = modelViewer
  if (length > depth || height > high) return fillText(measures.noGarage, garage)
  const room = { behind: feetAndInches(depth - length), above: feetAndInches(high - height) }
  return fillText(measures.garage, { ...garage, ...room })
}

/** Where a viewer stands, in radians: `around` is 0 before the nose and a quarter turn at the left; `down` is 0 straight above. */
export interface Standpoint {
  readonly around: number
  readonly down: number
}

/** The standpoint in words, for a visitor who cannot see the model turn (CART-181). */
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
  /** Where the label's middle should be. */
  readonly x: number
  readonly y: number
}

const gap = 2

/** Keeps labels inside the frame; a label that would cover another moves below or above it, to the nearer side (CART-185). */
export function labelPlaces(labels: readonly Label[], frame: Size) {
  const placed: (Size & Record<'left' | 'top', number>)[] = []
  for (const { x, y, width, height } of labels) {
    const left = within(x - width / 2, frame.width - width)
    const wanted = within(y - height / 2, frame.height - height)
    const isFree = (top: number) =>
      top === within(top, frame.height - height) &&
      placed.every(
        (other) =>
          Math.abs(top + height / 2 - other.top - other.height / 2) >= (height + other.height) / 2 ||
          Math.abs(left + width / 2 - other.left - other.width / 2) >= (width + other.width) / 2,
      )
    const tops = placed.flatMap((other) => [other.top + other.height + gap, other.top - height - gap])
    const [top = wanted] = [wanted, ...tops].filter(isFree).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    placed.push({ left, top, width, height })
  }
  return placed
}

type Point = readonly [x: number, y: number, z: number]
type Line = readonly [from: Point, to: Point]
const beside = 0.16

/** Puts the lines of length, width and height beside the sides that are visible, so that the cart hides none (CART-185). */
export function measuredLines(
  { min, max }: { readonly min: Point; readonly max: Point },
  around: number,
): readonly Line[] {
  const fromNose = Math.cos(around) >= 0
  const z = Math.sin(around) <= 0 ? max[2] + beside : min[2] - beside
  const [near, far] = fromNose ? [max[0] + beside, min[0]] : [min[0] - beside, max[0]]
  return [
    [
      [min[0], 0, z],
      [max[0], 0, z],
    ],
    [
      [near, 0, min[2]],
      [near, 0, max[2]],
    ],
    [
      [far, 0, z],
      [far, max[1], z],
    ],
  ]
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
