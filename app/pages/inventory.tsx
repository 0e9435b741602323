import { InventoryStrip } from '#app/components/inventory/inventory-strip.tsx'
import { CallButton } from '#app/components/sections/call-button.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { Actions } from '#app/components/ui/actions.tsx'
import { Breadcrumbs } from '#app/components/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { vehicleList } from '#app/data/vehicle-list.ts'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { collection } from '#app/head/json-ld/collection.ts'
import { organization } from '#app/head/json-ld/organization.ts'
import { InventoryBrowserIsland } from '#app/islands/inventory-browser.tsx'
import { SavedCartsIsland } from '#app/islands/small/saved-carts.tsx'
import { definePage } from '#app/page.ts'
import { vehicleQuery } from '#content/claims.ts'
import { inventoryPage as texts } from '#content/sections/inventory.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'
import { type InventoryResult, inventoryResult } from '#domain/inventory-result.ts'
import { type InventoryView, viewFromQuery, viewKeys } from '#domain/inventory-view.ts'
import { vehiclePath } from '#domain/vehicle-slug.ts'

interface InventoryData {
  readonly asked: InventoryView
  readonly found: InventoryResult | null
  readonly now: Date
}

const trail = breadcrumbTrail('/inventory')
const listOf = ({ vehicles }: InventoryResult) =>
  collection({
    url: '/inventory',
    name: texts.heading,
    text: texts.lead,
    items: vehicles.map(({ id, name }) => ({ name, url: vehiclePath(id) })),
  })

/** The address is the state: every view of it is one canonical page. */
export const inventoryListPage = definePage<InventoryData>({
  paths: ['/inventory'],
  query: viewKeys,
  load: async ({ search, ports, now }) => {
    const asked = viewFromQuery(search)
    const list = await vehicleList(ports.vehicles, now, vehicleQuery.retries.inventory)
    if ('failedWith' in list) return { data: { asked, found: null, now }, status: 503, until: list.until }
    return { data: { asked, found: inventoryResult(list.vehicles, asked), now }, until: list.until }
  },
  head: ({ found }) => ({
    ...texts.head,
    canonical: '/inventory',
    jsonLd: [organization, breadcrumb(trail), ...(found ? [listOf(found)] : [])],
  }),
  body: ({ asked, found, now }) => (
    <>
      <section className="stop stop-dark page-top">
        <div className="wrap">
          <Breadcrumbs items={trail} />
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
      </section>
      <section className="stop inventory-stop">
        <div className="wrap">
          <InventoryBrowserIsland asked={asked} found={found} />
          <SavedCartsIsland />
        </div>
      </section>
      <Stop title={texts.closing.heading} lead={texts.closing.text} ground="dark">
        <Actions>
          <ButtonLink look="main" href="/contact?interest=sales" icon="mail">
            {texts.closing.contact}
          </ButtonLink>
          <CallButton label={texts.closing.call} />
        </Actions>
      </Stop>
      <section className="stop">
        <div className="wrap">
          <InventoryStrip now={now} />
        </div>
      </section>
    </>
  ),
})
