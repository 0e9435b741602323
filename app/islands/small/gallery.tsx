import { Gallery } from '#app/components/vehicle/gallery.tsx'
import { island } from '../island.tsx'

export const hydrated = Gallery
export const GalleryIsland = island('gallery', Gallery)
