import { island } from '#site/shared/view/island.tsx'
import { Gallery } from './gallery.tsx'

export const GalleryIsland = island(Gallery)
