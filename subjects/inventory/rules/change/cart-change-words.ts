import type { Fields, Sides } from '#kernel/history/change.ts'
import { formatCount, formatDate } from '#kit/formats/format.ts'
import { changedPictures } from '#subjects/pictures/rules/pictures-in.ts'

/** A change of a cart in the words of people at a dealer, and the fields that those words cover (DESK-90). */
export function cartChangeWords({ before, after }: Sides) {
  if (!before || !after) return { words: [], fields: [] }
  const moved = Object.hasOwn(after, 'order') || Object.hasOwn(before, 'order')
  return {
    words: [...stockChange(before, after), ...picturesChange(before, after), ...(moved ? ['moved in the list'] : [])],
    fields: ['soldOn', 'inStock', 'images', 'order'],
  }
}

function stockChange(before: Fields, after: Fields): readonly string[] {
  if (typeof after.soldOn === 'string') return [`sold on ${formatDate(after.soldOn)}`]
  if (before.soldOn !== undefined) return [after.inStock === true ? 'for sale again' : 'no longer sold']
  if (after.inStock === undefined) return []
  return [after.inStock === true ? 'in stock again' : 'out of stock']
}

function picturesChange(before: Fields, after: Fields): readonly string[] {
  if (!before.images || !after.images) return []
  const pictures = changedPictures({ before, after })
  const came = pictures.filter(({ isNew }) => isNew).length
  const went = pictures.length - came
  if (pictures.length === 0) return ['pictures in another order']
  return [
    ...(came > 0 ? [`${formatCount(came, 'photo')} added`] : []),
    ...(went > 0 ? [`${formatCount(went, 'picture')} removed`] : []),
  ]
}
