import { brandWords as words } from '#content/inventory/brand-page.ts'
import type { Brand, Series } from '#content/inventory/brand-record.ts'
import { seriesLinks } from '#site/inventory/rules/brand-lineup.ts'
import { cartPicturePath } from '#site/inventory/rules/vehicle-pictures.ts'
import { vehicleId } from '#site/inventory/rules/vehicle-slug.ts'
import { Picture } from '#site/pictures/view/picture.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { Card } from '#site/shared/view/card.tsx'

interface SeriesCardProps {
  readonly series: Series
  readonly brand: Brand
  /** Over the whole width, with its picture beside the text. */
  readonly wide?: boolean
}

/** CART-64: a series with its starting price and its first models. */
export function SeriesCard({ series, brand, wide = false }: SeriesCardProps) {
  const { title, description, features, vehicles, priceText } = series
  const { links, more } = seriesLinks(series, brand)
  const [first = ''] = vehicles
  return (
    <Card as="li" className={`p-0 ${wide ? 'lg:col-span-3 lg:flex-row lg:gap-0' : ''}`}>
      <Picture
        path={cartPicturePath(vehicleId(first, brand.name))}
        alt={fillText(words.seriesPicture, { series: `${brand.name} ${title}` })}
        layout={wide ? 'wideCard' : 'lineupCard'}
        className={`aspect-4/3 w-full object-cover ${wide ? 'lg:w-1/2' : ''}`}
      />
      <div className={`flex flex-1 flex-col gap-3 px-5 pb-5 ${wide ? 'lg:justify-center lg:p-10' : ''}`}>
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3>{title}</h3>
          <p className="font-semibold">{priceText}</p>
        </header>
        <p>{description}</p>
        <ul className="ticks text-small">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ul className={wide ? 'mt-2' : 'mt-auto pt-2'} aria-label={fillText(words.models, { series: title })}>
          {links.map(({ name, path }) => (
            <li key={path}>
              <a className="town-link" href={path}>
                {name}
                <span aria-hidden="true">→</span>
              </a>
            </li>
          ))}
          {more && <li className="pt-2 text-soft">{more}</li>}
        </ul>
      </div>
    </Card>
  )
}
