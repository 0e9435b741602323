import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Card } from '#kit/parts/card.tsx'
import { contactPath } from '#subjects/dealership/rules/contact-path.ts'
import { brandActions, brandWords as words } from '#subjects/inventory/facts/brand-page.ts'
import type { Model, ModelToday } from '#subjects/inventory/rules/brand-lineup.ts'
import { cartPicturePath } from '#subjects/inventory/rules/vehicle-pictures.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import './brand-card.css'
import './model-card.css'

/** CART-65: a model of the lineup. */
export function ModelCard({ model }: { readonly model: Model & { readonly today: ModelToday } }) {
  const { id, name, series, path, color, specs, today } = model
  const figures = [
    [words.figures.seats, specs.seats],
    [words.figures.range, specs.range],
    [words.figures.topSpeed, specs.topSpeed],
    [words.figures.drive, specs.driveType],
  ] as const
  return (
    <Card as="li" className="brand-card">
      <Picture path={cartPicturePath(id)} alt={`${name}, ${color}`} layout="lineupCard" />
      <div className="brand-card-text">
        <div>
          <p className="small soft">{series}</p>
          <h3>{name}</h3>
        </div>
        <p className="spread model-card-price">
          <b className="title">{today.priceText}</b>
          {today.stock && <span className="small soft">{today.stock}</span>}
        </p>
        <dl className="model-card-figures">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt className="small soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="model-card-actions">
          {today.listed && (
            <ButtonLink look="solid" href={path} label={`${brandActions.viewDetails.label}: ${name}`}>
              {brandActions.viewDetails.label}
            </ButtonLink>
          )}
          <ButtonLink
            href={contactPath('sales', today.listed ? id : undefined)}
            label={`${brandActions.getQuote.label}: ${name}`}
          >
            {brandActions.getQuote.label}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
