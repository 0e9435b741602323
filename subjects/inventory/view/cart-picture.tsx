import { fillText } from '#kit/formats/format.ts'
import { cartPlaceholder } from '#subjects/inventory/facts/placeholder.ts'
import { cartFallbacks } from '#subjects/inventory/facts/vehicle-messages.ts'
import type { PictureLayout } from '#subjects/pictures/facts/picture-sizes.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'

interface CartPictureProps {
  readonly name: string
  /** The first of the cart's pictures; undefined gives the placeholder. */
  readonly image: string | undefined
  readonly layout: PictureLayout
  readonly className?: string
  readonly eager?: boolean
}

/** The picture on a cart's card. The name stands beside it, so only the placeholder has a text. */
export function CartPicture({ name, image, layout, className, eager = false }: CartPictureProps) {
  return (
    <Picture
      path={image ?? cartPlaceholder}
      alt={image ? '' : fillText(cartFallbacks.imageAlt, { name })}
      layout={layout}
      className={className}
      needed={eager ? 'now' : 'near'}
    />
  )
}
