import { cartFallbacks } from '#content/messages.ts'
import { vehiclePage } from '#content/sections/vehicle.ts'
import { cartPlaceholder } from '#content/vehicles/placeholder.ts'
import { fillText } from './fill-text.ts'
import type { Vehicle } from './vehicle.ts'

export interface VehiclePicture {
  readonly path: `/media/${string}`
  readonly alt: string
}

const { gallery } = vehiclePage

/** The pictures of a cart with what each shows; the placeholder where it has none (spec §2). */
export function vehiclePictures(vehicle: Pick<Vehicle, 'name' | 'images' | 'color'>): readonly VehiclePicture[] {
  const { name, images, color } = vehicle
  if (images.length === 0) return [{ path: cartPlaceholder, alt: fillText(cartFallbacks.imageAlt, { name }) }]
  return images.map((image, index) => ({
    path: image as VehiclePicture['path'],
    alt: altOf(image, index, name, color),
  }))
}

function altOf(image: string, index: number, name: string, color: string | undefined): string {
  if (/-front\.\w+$/.test(image)) return fillText(gallery.front, { name })
  if (/-detail\.\w+$/.test(image)) return fillText(gallery.detail, { name })
  if (index === 0) return color ? fillText(gallery.side, { name, color }) : name
  return fillText(gallery.further, { name, number: index + 1 })
}
