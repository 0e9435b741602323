import { definePage } from '#kernel/page/page.ts'
import { breadcrumb } from '#kit/json-ld/breadcrumb.ts'
import { collection } from '#kit/json-ld/collection.ts'
import { Actions } from '#kit/parts/actions.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Link } from '#kit/parts/link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { deliveryAt } from '#subjects/county/rules/delivery.ts'
import { chosenTown } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { whichCartLink } from '#subjects/dealership/facts/navigation.ts'
import { breadcrumbTrail } from '#subjects/dealership/rules/breadcrumb-trail.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { organization } from '#subjects/dealership/view/json-ld/organization.ts'
import { inventoryPage as texts } from '#subjects/inventory/facts/inventory-page.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { holdsWholeList, type InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { type InventoryView, viewFromQuery, viewKeys, viewToQuery } from '#subjects/inventory/rules/inventory-view.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { inventoryAnswer } from '#subjects/inventory/view/data/inventory-answer.ts'
import { FirstFilterScript } from '#subjects/inventory/view/list/first-filter-script.tsx'
import { InventoryBrowserIsland } from '#subjects/inventory/view/list/inventory-browser.island.tsx'
import { InventoryStrip } from '#subjects/inventory/view/list/inventory-strip.tsx'
import { CrumbLine } from './crumb-line.tsx'
import '#kit/parts/section.css'
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
  carries: chosenTown,
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
            <Link className="link" href={whichCartLink.url}>
              {whichCartLink.name}
            </Link>
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
