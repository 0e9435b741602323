import { fillText } from '#kit/formats/format.ts'
import { Card } from '#kit/parts/card.tsx'
import { Link } from '#kit/parts/link.tsx'
import { brandWords as words } from '#subjects/inventory/facts/brand-page.ts'
import type { Brand, Series } from '#subjects/inventory/facts/brand-record.ts'
import { stockWords } from '#subjects/inventory/facts/messages.ts'
import { seriesLinks } from '#subjects/inventory/rules/brand-lineup.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartPicturePath } from '#subjects/inventory/rules/vehicle-pictures.ts'
import { vehicleId } from '#subjects/inventory/rules/vehicle-slug.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import '#kit/parts/link-row.css'
import '#kit/parts/ticks.css'
import './brand-card.css'
import './series-card.css'

interface SeriesCardProps {
  readonly series: Series
  readonly brand: Brand
  /** Those of today; null where they are not known. */
  readonly vehicles: readonly Vehicle[] | null
  /** Over the whole width, with its picture beside the text. */
  readonly wide?: boolean
}

/** CART-64: a series with its starting price and its first models. */
export function SeriesCard({ series, brand, vehicles, wide = false }: SeriesCardProps) {
  const { title, description, features, priceText } = series
  const { links, more } = seriesLinks(series, brand, vehicles)
  const [first = ''] = series.vehicles
  return (
    <Card as="li" className={wide ? 'brand-card series-card series-card-wide' : 'brand-card series-card'}>
      <Picture
        path={cartPicturePath(vehicleId(first, brand.name))}
        alt={fillText(words.seriesPicture, { series: `${brand.name} ${title}` })}
        layout={wide ? 'wideCard' : 'lineupCard'}
      />
      <div className="brand-card-text">
        <header className="spread series-card-head">
          <h3>{title}</h3>
          <p className="series-card-price">{priceText}</p>
        </header>
        <p>{description}</p>
        <ul className="ticks small">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {links.length === 0 ? (
          <p className="series-card-models soft">{stockWords.outOfStock}</p>
        ) : (
          <ul className="series-card-models" aria-label={fillText(words.models, { series: title })}>
            {links.map(({ name, path }) => (
              <li key={path}>
                <Link className="link-row" href={path}>
                  {name}
                  <span aria-hidden="true">→</span>
                </Link>
              </li>
            ))}
            {more && <li className="series-card-more soft">{more}</li>}
          </ul>
        )}
      </div>
    </Card>
  )
}
