import { scaleMarks, sidePicture, sideViews } from '#subjects/inventory/facts/side-views.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'

const [side] = cartPictures.views

/** One of our models in a garage, in inches, its wheels on y = 0. */
export interface GaragedCart {
  /** The picture of the model from the side. */
  readonly path: `/media/${string}`
  readonly length: number
  /** Where the cart begins in the garage; the back wall is at 0. */
  readonly start: number
  /** The place of the whole picture, of which the cart is a part. */
  readonly picture: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Our picture from the side of the model with this id. */
export function sidePath(id: string): `/media/${string}` {
  return `${cartPictures.folder}${id}-${side}.webp`
}

/** Our picture from the side of the model that a cart is made from, where we drew one. */
export function sideOfModel({ model = '' }: Pick<Vehicle, 'model'>): `/media/${string}` | undefined {
  return Object.hasOwn(sideViews, model) ? sidePath(model) : undefined
}

/** Puts a cart of this length in the middle of a garage; undefined where we drew no model of it. */
export function inGarage(cart: Pick<Vehicle, 'model' | 'length'>): GaragedCart | undefined {
  const { model = '', length } = cart
  const [path, view] = [sideOfModel(cart), sideViews[model]]
  if (!path || !view || !length) return undefined
  const scale = length / (view.to - view.from)
  const start = (scaleMarks.garageInches.depth - length) / 2
  return {
    path,
    length,
    start,
    picture: {
      x: hundredths(start - view.from * scale),
      y: hundredths(-sidePicture.ground * scale),
      width: hundredths(sidePicture.width * scale),
      height: hundredths(sidePicture.height * scale),
    },
  }
}

const hundredths = (inches: number) => Math.round(inches * 100) / 100

/** 139 → 11 ft 7 in, 85.199999 → 7 ft 1.2 in: to the hundredth of an inch. */
export function feetAndInches(length: number): string {
  const hundredths = Math.round(length * 100)
  const feet = Math.floor(hundredths / 1200)
  const inches = (hundredths % 1200) / 100
  if (feet === 0) return `${inches} in`
  return `${feet} ft${inches === 0 ? '' : ` ${inches} in`}`
}
