import { badgeLabels, cartFallbacks } from '#content/inventory/messages.ts'
import { openingSentence } from '#site/inventory/rules/opening-sentence.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatCount, formatPrice } from '#site/shared/rules/format.ts'
import { Badge } from '#site/shared/view/badge.tsx'
import { CartPicture } from './cart-picture.tsx'

/** A cart of the list as a town page shows it. */
export function ListCart({ vehicle }: { readonly vehicle: Vehicle }) {
  const { id, name, images, isNew, description, specifications, price } = vehicle
  const [image] = images
  const seats = formatCount(specifications.seatingCapacity, 'person', 'people')
  return (
    <li className="card group relative p-0">
      <CartPicture className="aspect-4/3 w-full object-cover" name={name} image={image} layout="card" />
      <div className="flex flex-1 flex-col gap-1 px-5 pb-5">
        {isNew && (
          <p className="absolute top-4 left-5">
            <Badge look="new">{badgeLabels.isNew}</Badge>
          </p>
        )}
        <h3>
          <a className="after:absolute after:inset-0 group-hover:underline" href={`/vehicle/${id}`}>
            {name}
          </a>
        </h3>
        <p className="text-soft">
          {description.trim() ? openingSentence(description) : fillText(cartFallbacks.description, { seats })}
        </p>
        <p className="mt-auto pt-2 font-display text-h3 font-bold">{formatPrice(price)}</p>
      </div>
    </li>
  )
}
