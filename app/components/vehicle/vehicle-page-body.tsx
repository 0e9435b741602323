import { CallButton } from '#app/components/sections/call-button.tsx'
import { HoursList } from '#app/components/sections/hours-list.tsx'
import { ListCart } from '#app/components/sections/list-cart.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { Actions } from '#app/components/ui/actions.tsx'
import { type BreadcrumbItem, Breadcrumbs } from '#app/components/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { GalleryIsland } from '#app/islands/small/gallery.tsx'
import { SavedCartsIsland } from '#app/islands/small/saved-carts.tsx'
import { ShareLinkIsland } from '#app/islands/small/share-link.tsx'
import { business } from '#content/business.ts'
import { businessHours } from '#content/hours.ts'
import { vehiclePage as words } from '#content/sections/vehicle.ts'
import { comparePath } from '#domain/compare.ts'
import { contactPath } from '#domain/contact-path.ts'
import { fillText } from '#domain/fill-text.ts'
import { formatPrice } from '#domain/format.ts'
import type { Vehicle } from '#domain/vehicle.ts'
import { vehiclePictures } from '#domain/vehicle-pictures.ts'
import { vehiclePath } from '#domain/vehicle-slug.ts'
import { DeliverySection } from './delivery-section.tsx'
import { MoneySection } from './money-section.tsx'
import { RangeSection } from './range-section.tsx'
import { TestNote } from './test-note.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'
import { VehicleSummary } from './vehicle-summary.tsx'

interface VehiclePageBodyProps {
  readonly vehicle: Vehicle
  readonly similar: readonly Vehicle[]
  readonly trail: readonly BreadcrumbItem[]
  readonly search: URLSearchParams
  readonly siteUrl: string
}

/** One cart with everything that helps to decide about it. */
export function VehiclePageBody({ vehicle, similar, trail, search, siteUrl }: VehiclePageBodyProps) {
  const { id, name, price } = vehicle
  const path = vehiclePath(id)
  return (
    <>
      <section className="stop pt-6">
        <div className="wrap grid gap-10">
          <Breadcrumbs items={trail} />
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
            <GalleryIsland name={name} pictures={vehiclePictures(vehicle)} />
            <div className="grid content-start gap-5">
              <VehicleSummary vehicle={vehicle} />
              <div className="print:hidden">
                <ShareLinkIsland url={siteUrl + path} name={name} price={formatPrice(price)} />
              </div>
            </div>
          </div>
          <VehicleFacts vehicle={vehicle} />
          <div className="print:hidden">
            <SavedCartsIsland cart={{ id, name, image: vehicle.images[0] }} />
          </div>
        </div>
      </section>
      <TestNote vehicle={vehicle} />
      <RangeSection vehicle={vehicle} path={path} search={search} />
      <MoneySection vehicle={vehicle} path={path} search={search} />
      <DeliverySection price={price} path={path} search={search} />
      {similar.length > 0 && (
        <Stop id="similar" title={words.similar.heading} lead={fillText(words.similar.lead, { name })}>
          <ul className="grid gap-6 md:grid-cols-3">
            {similar.map((other) => (
              <ListCart key={other.id} vehicle={other} />
            ))}
          </ul>
          <p className="mt-8">
            <ButtonLink href={comparePath([id, ...similar.map((other) => other.id)])} icon="arrow">
              {words.similar.compare}
            </ButtonLink>
          </p>
        </Stop>
      )}
      <Stop id="contact" title={words.contact.heading} lead={fillText(words.contact.lead, { name })} ground="dark">
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[auto_1fr]">
          <Actions>
            <CallButton look="main" label={words.contact.call} />
            <CallButton label={words.contact.tollFree} phone={business.phones.tollFree} />
            <ButtonLink href={contactPath('sales', id)} icon="mail">
              {words.contact.write}
            </ButtonLink>
          </Actions>
          <HoursList hours={businessHours} />
        </div>
      </Stop>
    </>
  )
}
