import { fillText } from '#kit/formats/fill-text.ts'
import { modelViewer } from '#subjects/inventory/facts/model-viewer.ts'
import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import { feetAndInches } from './scale-row.ts'

interface Measures {
  readonly length: number
  readonly width: number
  readonly height: number
}

const inchesAMetre = 39.3701
const { measures: words } = modelViewer
const { depth, height } = scaleMarks.garageInches

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
export function garageTold(size: Measures): string {
  const garage = { depth: feetAndInches(depth), height: feetAndInches(height) }
  const left = { behind: depth - size.length, above: height - size.height }
  if (left.behind < 0 || left.above < 0) return fillText(words.noGarage, garage)
  return fillText(words.garage, { ...garage, behind: feetAndInches(left.behind), above: feetAndInches(left.above) })
}
