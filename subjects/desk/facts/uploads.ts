import { cartFileLimits } from '#subjects/inventory/facts/cart-file.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'

const { megabytes } = photoPictures

/** A form that sends files: its address, how many files it sends and how large they may be. */
export interface Upload {
  readonly path: string
  readonly most: number
  readonly megabytes: number
  readonly accept: string
}

/** All forms that send files; every other form is small (DESK-12). */
export const uploads = {
  photos: { path: '/carts/:id/photos', most: 40, megabytes, accept: 'image/jpeg,image/png,image/webp' },
  cartFile: { path: '/import', most: 1, megabytes: cartFileLimits.megabytes, accept: '.csv,.xlsx,.json' },
  portrait: { path: '/shop/team/:key', most: 1, megabytes, accept: 'image/jpeg,image/png,image/webp,image/avif' },
} as const satisfies Readonly<Record<string, Upload>>
