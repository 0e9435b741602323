import type { heroPhotos } from './hero-photos.ts'

type SceneName = (typeof heroPhotos)[number]['name']

/** From and to which column of the scene, 2400 wide, a phone shows it, and down to which row, if not all. */
export type SceneCrop = { readonly from: number; readonly to: number; readonly bottom?: number }

export const usualCrop: SceneCrop = { from: 1170, to: 1900 }

/** Scenes whose sight lies elsewhere. */
export const sceneCrops: Readonly<Partial<Record<SceneName, SceneCrop>>> = {
  // Its cart hangs on a lift: cut below the wheels, it stands below the words as the others do.
  'service-bay': { from: 1250, to: 2030, bottom: 1130 },
}
