import { island } from '#kernel/page/island.tsx'
import { Gallery } from './gallery.tsx'

export const GalleryIsland = island(Gallery)
