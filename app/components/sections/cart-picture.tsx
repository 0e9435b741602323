import { mediaUrl } from '#app/media.ts'
import { cartFallbacks } from '#content/messages.ts'
import { cartPlaceholder } from '#content/vehicles/placeholder.ts'
import { fillText } from '#domain/fill-text.ts'

interface CartPictureProps {
  readonly name: string
  /** The first of the cart's pictures; the placeholder stands in for one that has none (spec §2). */
  readonly image: string | undefined
  readonly className?: string
  readonly eager?: boolean
}

/** A cart as its card shows it. The name stands beside it, so that only the placeholder has something to say. */
export function CartPicture({ name, image, className, eager = false }: CartPictureProps) {
  return (
    <img
      className={className}
      src={mediaUrl((image ?? cartPlaceholder) as `/media/${string}`)}
      alt={image ? '' : fillText(cartFallbacks.imageAlt, { name })}
      width={800}
      height={600}
      loading={eager ? undefined : 'lazy'}
    />
  )
}
