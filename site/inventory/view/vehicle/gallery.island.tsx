import { island } from '#site/shared/view/island.tsx'
import { Gallery } from './gallery.tsx'

export const hydrated = Gallery
export const GalleryIsland = island('gallery', Gallery)
