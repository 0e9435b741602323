import { definePage } from '#kernel/page/page.ts'
import { fillText } from '#kit/formats/format.ts'
import { collection } from '#kit/formats/json-ld.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Link } from '#kit/parts/link.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { Section } from '#kit/parts/section.tsx'
import { chosenTown } from '#subjects/county/rules/destinations.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { contactPath } from '#subjects/dealership/rules/reach.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { brandActions, brandWords as words } from '#subjects/inventory/facts/brand-page.ts'
import type { Brand, Series } from '#subjects/inventory/facts/brand-record.ts'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { stockSummaryWords } from '#subjects/inventory/facts/stock-summary.ts'
import { stockWords, vehicleListMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import {
  brandModels,
  type Model,
  type ModelToday,
  modelToday,
  seriesLinks,
  startingPrice,
} from '#subjects/inventory/rules/brand-lineup.ts'
import { cartPicturePath } from '#subjects/inventory/rules/pictures/cart-pictures.ts'
import { brandShare } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartInGarage, garageScaleText } from '#subjects/inventory/view/brand/cart-in-garage.tsx'
import { vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { brandId, brand as brandNode } from '#subjects/inventory/view/json-ld/vehicle.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { ScenePicture } from '#subjects/pictures/view/scene-picture.tsx'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import '#kit/parts/chip.css'
import '#kit/styles/columns.css'
import './brand.page.css'
import './cart-badge.css'

interface ModelOfToday extends Model {
  readonly today: ModelToday
}

interface BrandData {
  readonly brand: Brand
  readonly models: readonly ModelOfToday[]
  /** Null where the list could not be read. */
  readonly vehicles: readonly OfferedVehicle[] | null
  /** The sentence about the failed list. */
  readonly failure: string | null
}

const trailOf = ({ name, path }: Brand) => breadcrumbTrail(addresses.inventory, { name, url: path })

/** The pages of both brands, from their records. */
export const brandPage = definePage<BrandData>({
  paths: brands.map(({ path }) => path),
  carries: chosenTown,
  entries: () => brands.map((brand) => ({ path: brand.path, share: brandShare(brand) })),
  load: async ({ path, now, ports }) => {
    const brand = brands.find((candidate) => candidate.path === path)
    if (!brand) return { redirect: addresses.inventory }
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    const vehicles = 'vehicles' in carts ? carts.vehicles : null
    const failure = 'vehicles' in carts ? null : fillText(vehicleListMessages.httpError, { code: carts.failedWith })
    const models = brandModels(brand, inventory).map((model) => ({
      ...model,
      today: modelToday(model, inventory, vehicles),
    }))
    return { data: { brand, models, vehicles, failure }, until: carts.until }
  },
  head: ({ brand, models }, { shop }) => ({
    ...brand.head,
    canonical: brand.path,
    share: brandShare(brand),
    jsonLd: [
      organization(shop),
      breadcrumb(trailOf(brand)),
      brandNode({ name: brand.name, text: brand.hero.text, url: brand.path }),
      collection({
        url: brand.path,
        name: brand.hero.heading,
        text: brand.hero.text,
        about: { '@id': brandId(brand.name) },
        items: models.filter(({ today }) => today.listed).map(({ path }) => path),
      }),
    ],
  }),
  body: ({ brand, models, vehicles, failure }) => {
    const { hero, seriesHeading, series, lineupHeading } = brand
    const { testDrive, compareAll, whichCart } = brandActions
    return (
      <>
        <div className="brand-top">
          <PageTop title={hero.heading} lead={hero.text} breadcrumbs={trailOf(brand)}>
            <div className="cluster">{[testDrive, compareAll, whichCart].map(buttonTo)}</div>
          </PageTop>
        </div>
        <section className="section" aria-label={lineupHeading}>
          <div className="wrap">
            {failure && (
              <p role="status" className="brand-stock">
                {stockSummaryWords.unknown} {failure}
              </p>
            )}
            <ul className="brand-lineup">
              {models.map((model, index) => (
                <ModelCard
                  key={model.id}
                  {...model}
                  brand={brand}
                  count={fillText(words.count, { number: index + 1, models: models.length })}
                />
              ))}
            </ul>
            <p className="small soft brand-note">
              {garageScaleText} {priceTerms.saleLine}
            </p>
          </div>
        </section>
        <Section title={seriesHeading} ground="shade">
          <ul>
            {series.map((one) => (
              <SeriesRow
                key={one.title}
                series={one}
                brand={brand}
                vehicles={vehicles}
                inStockAt={models.find(({ series, today }) => series === one.title && today.inStockAt)?.today.inStockAt}
              />
            ))}
          </ul>
        </Section>
        <section className="section">
          <div className="wrap split">
            <div className="stack">
              <h2>{words.closing.heading}</h2>
              <p className="lead">{words.closing.text}</p>
              <div className="cluster">
                {buttonTo(testDrive)}
                <CallButton label={words.call} />
              </div>
            </div>
            <ScenePicture scene={brand.share.scene} layout="wideCard" />
          </div>
        </section>
      </>
    )
  },
})

type BrandAction = Pick<Parameters<typeof ButtonLink>[0], 'href' | 'look' | 'icon'> & { readonly label: string }

function buttonTo({ label, ...link }: BrandAction) {
  return (
    <ButtonLink key={label} {...link}>
      {label}
    </ButtonLink>
  )
}

interface SeriesRowProps extends Pick<BrandData, 'brand' | 'vehicles'> {
  readonly series: Series
  /** The price of one of its models in stock, where it differs from the page’s own price. */
  readonly inStockAt: string | undefined
}

/** A series with its starting price and its first models (CART-64). */
function SeriesRow({ series, brand, vehicles, inStockAt }: SeriesRowProps) {
  const { title, description, features } = series
  const { links, more } = seriesLinks(series, brand, vehicles)
  return (
    <li className="series-row">
      <div>
        <h3>{title}</h3>
        <p>
          <b>{startingPrice(series, brand, inventory, vehicles)}</b>
        </p>
        {inStockAt && <p>{`${words.prices.inStock}: ${inStockAt}`}</p>}
      </div>
      <div>
        <p>{description}</p>
        <p className="small soft">{features.join('\u00a0· ')}</p>
      </div>
      {links.length === 0 ? (
        <p className="soft">{stockWords.outOfStock}</p>
      ) : (
        <ul aria-label={fillText(words.models, { series: title })}>
          {links.map(({ name, path, price }) => (
            <li key={path}>
              <Link className="chip" href={path}>
                {nameOnPage(name, brand)} {price && <b>{price}</b>}
              </Link>
            </li>
          ))}
          {more && (
            <li>
              <Link className="chip" href={more.path}>
                {more.text}
              </Link>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

/** On its brand's own page a model goes without the brand. */
const nameOnPage = (name: string, brand: Brand) => name.replace(`${brand.name} `, '')

interface ModelCardProps extends ModelOfToday, Pick<BrandData, 'brand'> {
  /** "2 of 6" */
  readonly count: string
}

/** A model of the lineup, in its garage; by the dealer's own photo where one comes first (CART-65). */
function ModelCard({ id, name: wholeName, series, path, today, brand, count }: ModelCardProps) {
  const name = nameOnPage(wholeName, brand)
  const { viewDetails, getQuote } = brandActions
  const askPath = contactPath('sales', today.listed ? id : undefined)
  const { priceText, inStockAt, stock, inStock, specs, picture } = today
  const isPhoto = picture !== undefined && picture.path !== cartPicturePath(id)
  return (
    <li className="brand-model">
      {isPhoto ? (
        <Picture path={picture.path} alt={picture.alt} layout="lineupCard" className="brand-model-photo" />
      ) : (
        <CartInGarage id={id} />
      )}
      <div>
        <p className="small soft spread">
          {fillText(words.series, { series })} <span className="brand-model-count">{count}</span>
        </p>
        <h2>{name}</h2>
      </div>
      <div>
        <p className="brand-model-price">
          <b className="title">{inStockAt ?? priceText}</b>
          {inStockAt && (
            <span className="small soft">
              {words.prices.list} <s>{priceText}</s>
            </span>
          )}
        </p>
        <p className="small soft" data-stock={inStockAt || inStock ? 'in' : 'out'}>
          {inStockAt ? words.prices.inStock : stock}
        </p>
      </div>
      <dl>
        {(['seats', 'range', 'topSpeed', 'driveType'] as const).map(
          (figure) =>
            specs[figure] !== undefined && (
              <div key={figure}>
                <dt className="small soft">{words.figures[figure]}</dt>
                <dd>{specs[figure]}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="brand-model-actions">
        {today.listed && (
          <ButtonLink look="solid" href={path} label={`${viewDetails}: ${name}`}>
            {viewDetails}
          </ButtonLink>
        )}
        <ButtonLink href={askPath} label={`${getQuote}: ${name}`}>
          {getQuote}
        </ButtonLink>
      </div>
    </li>
  )
}
