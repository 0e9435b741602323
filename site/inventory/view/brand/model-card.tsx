import { brandActions, brandWords as words } from '#content/inventory/brand-page.ts'
import type { Model, ModelToday } from '#site/inventory/rules/brand-lineup.ts'
import { cartPicturePath } from '#site/inventory/rules/vehicle-pictures.ts'
import { Picture } from '#site/pictures/view/picture.tsx'
import { contactPath } from '#site/shared/rules/contact-path.ts'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Card } from '#site/shared/view/card.tsx'

interface ModelCardProps {
  readonly model: Model
  readonly today: ModelToday
}

/** CART-65: a model of the lineup. */
export function ModelCard({ model, today }: ModelCardProps) {
  const { id, name, series, path, color, specs } = model
  const figures = [
    [words.figures.seats, specs.seats],
    [words.figures.range, specs.range],
    [words.figures.topSpeed, specs.topSpeed],
    [words.figures.drive, specs.driveType],
  ] as const
  return (
    <Card as="li" className="p-0">
      <Picture
        path={cartPicturePath(id)}
        alt={`${name}, ${color}`}
        layout="lineupCard"
        className="aspect-4/3 w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-3 px-5 pb-5">
        <div>
          <p className="text-small text-soft">{series}</p>
          <h3>{name}</h3>
        </div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b className="font-display text-h3">{today.priceText}</b>
          <span className="text-small text-soft">{stockText(today)}</span>
        </p>
        <dl className="grid grid-cols-2 gap-x-5 border-t border-line pt-3">
          {figures.map(([label, value]) => (
            <div key={label} className="py-1">
              <dt className="text-small text-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto grid grid-cols-2 gap-2 pt-2 *:px-2">
          {today.sold && (
            <ButtonLink look="solid" href={path} label={`${brandActions.viewDetails.label}: ${name}`}>
              {brandActions.viewDetails.label}
            </ButtonLink>
          )}
          <ButtonLink href={contactPath('sales', id)} label={`${brandActions.getQuote.label}: ${name}`}>
            {brandActions.getQuote.label}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

function stockText({ sold, inStock }: ModelToday): string | null {
  if (inStock === null) return null
  if (!sold) return words.gone
  return inStock ? words.inStock : words.outOfStock
}
