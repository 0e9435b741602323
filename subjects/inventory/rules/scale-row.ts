import { scaleMarks, sidePicture, sideViews } from '#subjects/inventory/facts/side-views.ts'

/** A cart in the middle of a garage, its wheels on y = 0, in inches; undefined where it was not measured. */
export function inGarage(id: string) {
  const view = sideViews[id]
  if (!view) return undefined
  const { lengthInches, from, to } = view
  const scale = lengthInches / (to - from)
  const at = (scaleMarks.garageInches.depth - lengthInches) / 2
  return {
    lengthInches,
    at,
    /** Its whole picture, of which the cart is a part. */
    picture: {
      x: at - from * scale,
      y: -sidePicture.ground * scale,
      width: sidePicture.width * scale,
      height: sidePicture.height * scale,
    },
  }
}

/** 139 → 11 ft 7 in, 85.199999 → 7 ft 1.2 in: to the hundredth of an inch. */
export function feetAndInches(length: number): string {
  const hundredths = Math.round(length * 100)
  const feet = Math.floor(hundredths / 1200)
  const inches = (hundredths % 1200) / 100
  if (feet === 0) return `${inches} in`
  return `${feet} ft${inches === 0 ? '' : ` ${inches} in`}`
}
