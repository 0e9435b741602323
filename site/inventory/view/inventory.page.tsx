import { fitEntry } from '#content/fit/find-a-cart-page.ts'
import { inventoryPage as texts } from '#content/inventory/inventory-page.ts'
import { vehicleQuery } from '#content/inventory/vehicle-query.ts'
import { addresses } from '#content/shared/addresses.ts'
import { deliveryAt } from '#site/county/rules/delivery-to.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { organization } from '#site/dealership/view/json-ld/organization.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { holdsWholeList, type InventoryResult } from '#site/inventory/rules/inventory-result.ts'
import { type InventoryView, viewFromQuery, viewKeys, viewToQuery } from '#site/inventory/rules/inventory-view.ts'
import { vehiclePath } from '#site/inventory/rules/vehicle-slug.ts'
import { definePage } from '#site/page.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { Section } from '#site/shared/view/section.tsx'
import { CrumbLine } from './crumb-line.tsx'
import { inventoryAnswer } from './data/inventory-answer.ts'
import { collection } from './json-ld/collection.ts'
import { FirstFilterScript } from './list/first-filter-script.tsx'
import { InventoryBrowserIsland } from './list/inventory-browser.island.tsx'
import { InventoryStrip } from './list/inventory-strip.tsx'
import '#site/shared/view/section.css'
import './tool-top.css'

interface InventoryData {
  readonly asked: InventoryView
  readonly found: InventoryResult | null
  readonly failedWith: number | null
  readonly now: Date
}

const trail = breadcrumbTrail(addresses.inventory)
const listOf = ({ vehicles }: InventoryResult) =>
  collection({
    url: addresses.inventory,
    name: texts.heading,
    text: texts.lead,
    items: vehicles.map(({ id }) => vehiclePath(id)),
  })

/** The address is the state: every view of it is one canonical page. */
export const inventoryListPage = definePage<InventoryData>({
  paths: [addresses.inventory],
  share: 'inventory',
  carriesTown: true,
  query: viewKeys,
  oneQuery: (search) => new URLSearchParams(viewToQuery(viewFromQuery(search))),
  load: async ({ search, ports, now }) => {
    const asked = viewFromQuery(search)
    const { found, failedWith, until } = await inventoryAnswer(
      ports.vehicles,
      asked,
      now,
      vehicleQuery.retries.inventory,
    )
    return { data: { asked, found, failedWith, now }, until, ...(failedWith !== null && { status: 503 }) }
  },
  head: ({ found }) => ({
    ...texts.head,
    canonical: addresses.inventory,
    jsonLd: [organization, breadcrumb(trail), ...(found ? [listOf(found)] : [])],
  }),
  body: ({ asked, found, failedWith, now }) => (
    <>
      <section className="tool-top">
        <div className="wrap">
          <CrumbLine trail={trail} />
          <h1>{texts.heading}</h1>
          <p className="lead">
            {texts.lead}{' '}
            <a className="link" href={addresses.findACart}>
              {fitEntry.heading}
            </a>
          </p>
        </div>
      </section>
      <section className="section inventory-section">
        <div className="wrap">
          <InventoryBrowserIsland
            asked={asked}
            found={found}
            failedWith={failedWith}
            delivery={deliveryAt(asked.town)}
          />
          {found && holdsWholeList(asked, found) && <FirstFilterScript />}
        </div>
      </section>
      <Section title={texts.closing.heading} lead={texts.closing.text} ground="shade">
        <Actions>
          <ButtonLink look="main" href="/contact?interest=sales" icon="mail">
            {texts.closing.contact}
          </ButtonLink>
          <CallButton label={texts.closing.call} />
        </Actions>
      </Section>
      <section className="section inventory-foot">
        <div className="wrap">
          <InventoryStrip now={now} />
        </div>
      </section>
    </>
  ),
})
