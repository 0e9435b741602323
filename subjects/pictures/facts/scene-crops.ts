import type { SceneName } from './hero-photos.ts'

/** The columns and rows of the scene, 2400 by 1350, that a phone shows: four wide and five high, around the cart. */
export type SceneCrop = {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly bottom: number
}

export const usualCrop: SceneCrop = { from: 1190, to: 2054, top: 270, bottom: 1350 }

/** Scenes whose main thing is not in the usual place. */
export const sceneCrops: Readonly<Partial<Record<SceneName, SceneCrop>>> = {
  // Shows all of the second cart of the row, and only the post of the board behind the first one.
  'dawn-row': { from: 1105, to: 1969, top: 270, bottom: 1350 },
  // Its cart stands on a raised lift: the cut ends below the posts.
  'service-bay': { from: 1215, to: 2079, top: 200, bottom: 1280 },
}
