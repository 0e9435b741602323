import { scaleMarks, sidePicture, sideViews } from '#subjects/inventory/facts/side-views.ts'

const inches = { gap: 22, person: 34 }

/** The models one after another on one ground line (y = 0), in inches: first the person, then the shortest cart. */
export function scaleRow(models: readonly { readonly id: string; readonly name: string }[]) {
  const known = models.flatMap((model) => {
    const view = sideViews[model.id]
    return view ? [{ ...model, ...view }] : []
  })
  const { depth } = scaleMarks.garageInches
  let at = inches.person + inches.gap
  const placed = known
    .toSorted((a, b) => a.lengthInches - b.lengthInches)
    .map(({ id, name, lengthInches, from, to }, index) => {
      // The garage stands around the first of them.
      const room = index === 0 ? (depth - lengthInches) / 2 : 0
      const start = at + room
      at += Math.max(lengthInches, index === 0 ? depth : 0) + inches.gap
      const scale = lengthInches / (to - from)
      return {
        ...{ id, name, lengthInches, at: start },
        /** Its whole picture, of which the cart is a part. */
        picture: {
          x: start - from * scale,
          y: -sidePicture.ground * scale,
          width: sidePicture.width * scale,
          height: sidePicture.height * scale,
        },
      }
    })
  return { models: placed, width: at }
}

/** 139 → 11 ft 7 in, 85.199999 → 7 ft 1.2 in: to the hundredth of an inch. */
export function feetAndInches(length: number): string {
  const hundredths = Math.round(length * 100)
  const feet = Math.floor(hundredths / 1200)
  const inches = (hundredths % 1200) / 100
  if (feet === 0) return `${inches} in`
  return `${feet} ft${inches === 0 ? '' : ` ${inches} in`}`
}
