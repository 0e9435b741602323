import type { heroPhotos } from './hero-photos.ts'

type SceneName = (typeof heroPhotos)[number]['name']

/** From and to which column of the scene, 2400 wide, a phone shows it. */
export type SceneCrop = { readonly from: number; readonly to: number }

export const usualCrop: SceneCrop = { from: 1170, to: 1900 }

/** Scenes whose sight lies elsewhere. */
export const sceneCrops: Readonly<Partial<Record<SceneName, SceneCrop>>> = {}
