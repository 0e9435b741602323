import type { SceneName } from './hero-photos.ts'

/** From and to which column and row of the scene, 2400 by 1350, a phone shows it: four wide and five high, around the cart. */
export type SceneCrop = {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly bottom: number
}

export const usualCrop: SceneCrop = { from: 1190, to: 2054, top: 270, bottom: 1350 }

/** Scenes whose sight lies elsewhere. */
export const sceneCrops: Readonly<Partial<Record<SceneName, SceneCrop>>> = {
  // The second cart of the row is in it whole, and of the board behind the first one only its post.
  'dawn-row': { from: 1105, to: 1969, top: 270, bottom: 1350 },
  // Its cart stands on a raised lift: the cut ends below the posts.
  'service-bay': { from: 1215, to: 2079, top: 200, bottom: 1280 },
}
