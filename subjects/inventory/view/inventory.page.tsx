import { definePage } from '#kernel/page/page.ts'
import { fillText, formatPrice } from '#kit/formats/format.ts'
import { collection } from '#kit/formats/json-ld.ts'
import { Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Card } from '#kit/parts/card.tsx'
import { Link } from '#kit/parts/link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { chosenTown } from '#subjects/county/rules/destinations.ts'
import { addresses, policyAddresses } from '#subjects/dealership/facts/addresses.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { whichCartLink } from '#subjects/dealership/facts/navigation.ts'
import { openState } from '#subjects/dealership/rules/hours.ts'
import { contactPath } from '#subjects/dealership/rules/reach.ts'
import { changedPhones } from '#subjects/dealership/rules/shop.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursCard } from '#subjects/dealership/view/hours-card.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { PhoneLink } from '#subjects/dealership/view/phones.tsx'
import { inventoryPageWords as texts } from '#subjects/inventory/facts/inventory-page.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import {
  holdsWholeList,
  type InventoryResult,
  inventoryResult,
} from '#subjects/inventory/rules/list/inventory-result.ts'
import {
  type InventoryView,
  viewFromQuery,
  viewKeys,
  viewToQuery,
} from '#subjects/inventory/rules/list/inventory-view.ts'
import { listedCart } from '#subjects/inventory/rules/list/listed-cart.ts'
import { vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { FirstFilter } from '#subjects/inventory/view/first-filter/first-filter.tsx'
import { InventoryBrowserIsland } from '#subjects/inventory/view/list/inventory-browser.island.tsx'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { amountsOf } from '#subjects/policies/rules/prices-today.ts'
import { Priced } from '#subjects/policies/view/prices-today.tsx'
import { SavedCartsIsland } from './saved-carts.island.tsx'
import '#kit/styles/columns.css'
import './list/inventory-strip.later.css'
import './tool-top.css'

interface InventoryData {
  readonly asked: InventoryView
  readonly found: InventoryResult | null
  readonly failedWith: number | null
}

const { phone, hours, delivery } = texts.strip
const deliveryText = fillText<string>(delivery.text, { minimum: formatPrice(policyTerms.delivery.free.saleMinimum) })

const trail = breadcrumbTrail(addresses.inventory)
const listed = { url: addresses.inventory, name: texts.heading, text: texts.lead }

/** The inventory: its address holds the whole state of the list. */
export const inventoryPage = definePage<InventoryData, InventoryView>({
  paths: [addresses.inventory],
  share: 'inventory',
  carries: chosenTown,
  keys: viewKeys,
  parse: viewFromQuery,
  print: (view) => new URLSearchParams(viewToQuery(view)),
  load: async ({ query: asked, ports, now }) => {
    const list = await vehicleList(ports.vehicles, now, vehicleQuery.retries.inventory)
    const { until } = list
    if ('failedWith' in list) return { data: { ...list, asked, found: null }, until, status: 503 }
    const found = inventoryResult(list.vehicles, asked)
    return { data: { asked, found, failedWith: null }, until }
  },
  head: ({ found }, { shop }) => ({
    ...texts.head,
    canonical: addresses.inventory,
    jsonLd: [
      organization(shop),
      breadcrumb(trail),
      ...(found ? [collection({ ...listed, items: found.vehicles.map(({ id }) => vehiclePath(id)) })] : []),
    ],
  }),
  body: ({ asked, found, failedWith }, { carried, now, shop }) => (
    <>
      <section className="tool-top">
        <div className="wrap">
          <div className="crumb-line">
            <Breadcrumbs items={trail} />
            <SavedCartsIsland />
          </div>
          <h1>{texts.heading}</h1>
          <p className="lead">
            {texts.lead}{' '}
            <Link className="link" href={whichCartLink.url}>
              {whichCartLink.name}
            </Link>
          </p>
        </div>
      </section>
      <section className="inventory-section">
        <div className="wrap">
          <InventoryBrowserIsland
            asked={asked}
            found={
              found && {
                ...found,
                vehicles: found.vehicles.map(listedCart),
                nearest: found.nearest.map(listedCart),
              }
            }
            failedWith={failedWith}
            delivery={carried ? deliveryTo(carried, amountsOf(shop)) : null}
            phones={changedPhones(shop)}
          />
          {found && holdsWholeList(asked, found) && <FirstFilter />}
        </div>
      </section>
      <Section
        title={texts.closing.heading}
        lead={texts.closing.text}
        ground="shade"
        actions={
          <>
            <ButtonLink look="main" href={contactPath('sales')} icon="mail">
              {texts.closing.contact}
            </ButtonLink>
            <CallButton label={texts.closing.call} />
          </>
        }
      />
      <section className="inventory-foot">
        <div className="wrap">
          <div className="thirds inventory-strip">
            <Card>
              <h3>{phone.heading}</h3>
              <p>
                <PhoneLink className="link inventory-strip-phone" line="main" />
              </p>
              <p className="soft">{phone.text}</p>
            </Card>
            <HoursCard title={hours.heading} hours={businessHours} state={openState(shop, 'sales', now)} />
            <Card>
              <h3>{delivery.heading}</h3>
              <p className="soft">
                <Priced text={deliveryText} />
              </p>
              <p>
                <a className="link" href={policyAddresses.delivery}>
                  {delivery.link}
                </a>
              </p>
            </Card>
          </div>
        </div>
      </section>
    </>
  ),
})
