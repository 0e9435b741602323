import type { PictureFormat } from '#subjects/pictures/rules/picture-set.ts'
import type { PictureRecipe } from './encode-picture.ts'

/** What the picture process is asked for: one file of a stored photo or of a master, or to read what a dealer brought. */
export type PictureJob =
  | {
      readonly kind: 'file'
      readonly bytes: Uint8Array
      readonly format: PictureFormat | 'jpg'
      readonly width?: number
    }
  | { readonly kind: 'recipe'; readonly bytes: Uint8Array; readonly recipe: PictureRecipe }
  | { readonly kind: 'read'; readonly bytes: Uint8Array }

export type PictureResult =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  /** `refused`: the bytes are no picture, and why. */
  | { readonly ok: false; readonly refused: boolean; readonly reason: string }
