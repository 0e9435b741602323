import { fillText, formatCount } from '#kit/formats/format.ts'
import { cartPlaceholder } from '#subjects/inventory/facts/placeholder.ts'
import { cartFallbacks } from '#subjects/inventory/facts/vehicle-messages.ts'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'

export interface VehiclePicture {
  readonly path: `/media/${string}`
  readonly alt: string
}

type Pictured = Pick<Vehicle, 'name' | 'images' | 'color' | 'category' | 'seatingCapacity'>

const { gallery, seats: seatWords } = vehiclePageWords
const kinds: ReadonlyMap<string, string> = new Map(Object.entries(gallery.kinds))

/** The first of our own pictures for a cart of the first inventory. */
export function cartPicturePath(id: string): `/media/${string}` {
  return `${cartPictures.folder}${id}.webp`
}

/** All our own pictures for that cart. */
export function cartPicturePaths(id: string): readonly string[] {
  return [cartPicturePath(id), ...cartPictures.views.map((view) => `${cartPictures.folder}${id}-${view}.webp`)]
}

/**
 * The pictures of a cart, each with what it shows; the placeholder where there is none (PIC-4). `paint` is the color in which we drew the
 * cart, where that is known: the dealer may have changed the cart's own color.
 */
export function vehiclePictures(vehicle: Pictured, paint = vehicle.color): readonly VehiclePicture[] {
  const { name, images } = vehicle
  const drawn = paint === undefined ? vehicle : { ...vehicle, color: paint }
  if (images.length === 0) return [{ path: cartPlaceholder, alt: fillText(cartFallbacks.imageAlt, { name }) }]
  return images.map((image, index) => ({
    path: image as VehiclePicture['path'],
    alt: image.startsWith(cartPictures.folder) ? ourAlt(image, drawn) : photoAlt(index, vehicle),
  }))
}

/** Whether we drew all pictures of the gallery (CART-170). */
export function showsDrawings(images: readonly string[]): boolean {
  return images.length > 0 && images.every((image) => image.startsWith(cartPictures.folder))
}

function ourAlt(image: string, { name, color, category, seatingCapacity }: Pictured): string {
  const view = cartPictures.views.find((each) => image.endsWith(`-${each}.webp`))
  if (view) return fillText(gallery.views[view], { name })
  return fillText(color ? gallery.mainInColor : gallery.main, {
    name,
    kind: kinds.get(category) ?? gallery.otherKind,
    seats: formatCount(seatingCapacity, seatWords.one, seatWords.many),
    color: color ?? '',
  })
}

/** The text for a dealer's photograph: we know which cart it shows, and no more. */
function photoAlt(index: number, { name, color }: Pictured): string {
  if (index > 0) return fillText(gallery.further, { name, number: index + 1 })
  return color ? fillText(gallery.photo, { name, color }) : name
}
