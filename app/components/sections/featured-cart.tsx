import { mediaUrl } from '#app/media.ts'
import type { featuredCarts } from '#content/claims.ts'
import { home } from '#content/sections/home.ts'
import { formatPrice } from '#domain/format.ts'

type FeaturedCartFacts = (typeof featuredCarts)[number]

/** A cart as a tall card that is one link. */
export function FeaturedCart({ cart }: { readonly cart: FeaturedCartFacts }) {
  const { name, slug, price } = cart
  return (
    <li className="card group relative p-0">
      <img
        className="aspect-4/3 w-full object-cover"
        src={mediaUrl(`/media/carts/${slug}.svg`)}
        alt=""
        width={800}
        height={600}
        loading="lazy"
      />
      <div className="flex flex-1 flex-col gap-1 px-5 pb-5">
        <h3>
          <a className="after:absolute after:inset-0 group-hover:underline" href={`/vehicle/${slug}`}>
            {name}
          </a>
        </h3>
        <p className="mt-auto flex items-baseline justify-between gap-4 pt-2">
          <b className="font-display text-h3">{formatPrice(price)}</b>
          <span className="font-semibold text-link">{home.featured.link}</span>
        </p>
      </div>
    </li>
  )
}
