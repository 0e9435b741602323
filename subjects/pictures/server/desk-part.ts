import type { DeskPart } from '#kernel/desk/desk-part.ts'
import { formatCount } from '#kit/formats/format.ts'
import { missingPhotos } from './photo-store.ts'

export const picturesDesk: DeskPart = {
  missing: async (db) => {
    const paths = await missingPhotos(db)
    if (paths.length === 0) return []
    const named = `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`
    return [
      `${formatCount(paths.length, 'photo')} missing (${named}): visitors see an empty frame. "inventory photos" or "inventory import --pictures" brings them again.`,
    ]
  },
}
