import { fillText } from '#kit/formats/fill-text.ts'
import { formatPrice } from '#kit/formats/format.ts'
import type { BreadcrumbItem } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { vehiclePage as words } from '#subjects/inventory/facts/vehicle-page.ts'
import { cartModel } from '#subjects/inventory/rules/cart-model.ts'
import { comparePath } from '#subjects/inventory/rules/compare.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehiclePictures } from '#subjects/inventory/rules/vehicle-pictures.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { CrumbLine } from '#subjects/inventory/view/crumb-line.tsx'
import { ListCart } from '#subjects/inventory/view/list-cart.tsx'
import { SaveCartIsland } from '#subjects/inventory/view/save-cart.island.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { DrawingNote } from './drawing-note.tsx'
import { GalleryIsland } from './gallery.island.tsx'
import { MoneySection } from './money-section.tsx'
import { PriceLedgerLine } from './price-ledger-line.tsx'
import { RangeSection } from './range-section.tsx'
import { ShareLinkIsland } from './share-link.island.tsx'
import { TestNote } from './test-note.tsx'
import { VehicleContact } from './vehicle-contact.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'
import { VehicleSummary } from './vehicle-summary.tsx'
import '#kit/parts/section.css'
import './vehicle-split.css'
import './vehicle-page-body.css'

interface VehiclePageBodyProps {
  readonly vehicle: Vehicle
  readonly similar: readonly Vehicle[]
  readonly trail: readonly BreadcrumbItem[]
  readonly search: URLSearchParams
  readonly siteUrl: string
  readonly ledger: string
}

/** One cart with everything that helps to decide about it. */
export function VehiclePageBody({ vehicle, similar, trail, search, siteUrl, ledger }: VehiclePageBodyProps) {
  const { id, name, price } = vehicle
  const [image] = vehicle.images
  const path = vehiclePath(id)
  const kept = { id, name, ...(image && { image }) }
  return (
    <>
      <section className="section vehicle-top">
        <div className="wrap">
          <CrumbLine trail={trail} cart={kept} />
          <div className="vehicle-split">
            <div>
              <GalleryIsland name={name} pictures={vehiclePictures(vehicle)} model={cartModel(vehicle)} />
              <DrawingNote vehicle={vehicle} />
            </div>
            <div className="vehicle-split-words">
              <VehicleSummary
                vehicle={vehicle}
                save={<SaveCartIsland {...kept} />}
                underPrice={<PriceLedgerLine text={ledger} />}
              />
              <div className="screen-only">
                <ShareLinkIsland url={siteUrl + path} name={name} price={formatPrice(price)} />
              </div>
            </div>
            <VehicleFacts vehicle={vehicle} />
          </div>
        </div>
      </section>
      <TestNote vehicle={vehicle} />
      <RangeSection vehicle={vehicle} path={path} search={search} />
      <MoneySection vehicle={vehicle} path={path} search={search} />
      <DeliverySection price={price} path={path} search={search} />
      {similar.length > 0 && (
        <Section id="similar" title={words.similar.heading} lead={fillText(words.similar.lead, { name })}>
          <ul className="vehicle-similar">
            {similar.map((other) => (
              <ListCart key={other.id} vehicle={other} />
            ))}
          </ul>
          <p className="vehicle-compare">
            <ButtonLink href={comparePath([id, ...similar.map((other) => other.id)])} icon="arrow">
              {words.similar.compare}
            </ButtonLink>
          </p>
        </Section>
      )}
      <VehicleContact vehicle={vehicle} />
    </>
  )
}
