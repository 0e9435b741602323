import { fillText, formatPrice } from '#kit/formats/format.ts'
import type { BreadcrumbItem } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { contactPath } from '#subjects/dealership/rules/contact-path.ts'
import { testNoteWords } from '#subjects/inventory/facts/test-notes.ts'
import { vehiclePage as words } from '#subjects/inventory/facts/vehicle-page.ts'
import { cartModel } from '#subjects/inventory/rules/cart-model.ts'
import { testNoteOf } from '#subjects/inventory/rules/test-note.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { showsDrawings, vehiclePictures } from '#subjects/inventory/rules/vehicle-pictures.ts'
import { comparePath, vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { CrumbLine } from '#subjects/inventory/view/crumb-line.tsx'
import { ListCart } from '#subjects/inventory/view/list-cart.tsx'
import { SaveCartIsland } from '#subjects/inventory/view/save-cart.island.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { GalleryIsland } from './gallery.island.tsx'
import { MoneySection } from './money-section.tsx'
import { RangeSection } from './range-section.tsx'
import { ShareLinkIsland } from './share-link.island.tsx'
import { VehicleContact, VehicleFacts, VehicleSummary } from './vehicle-parts.tsx'
import '#kit/parts/section.css'
import './vehicle-split.css'
import './vehicle-page-body.css'
import './test-note.css'

interface VehicleBodyProps {
  readonly vehicle: Vehicle
  readonly similar: readonly Vehicle[]
  readonly trail: readonly BreadcrumbItem[]
  readonly search: URLSearchParams
  readonly siteUrl: string
  readonly ledger: string
}

/** One cart with everything that helps to decide about it. */
export function VehicleBody({ vehicle, similar, trail, search, siteUrl, ledger }: VehicleBodyProps) {
  const { id, name, images } = vehicle
  const path = vehiclePath(id)
  const asked = { vehicle, path, search }
  const saved = { id, name, ...(images[0] && { image: images[0] }) }
  return (
    <>
      <section className="section vehicle-top">
        <div className="wrap">
          <CrumbLine trail={trail} cart={saved} />
          <div className="vehicle-split">
            <div>
              <GalleryIsland name={name} pictures={vehiclePictures(vehicle)} model={cartModel(vehicle)} />
              {showsDrawings(images) && (
                <p className="small soft">
                  {words.drawings.what}{' '}
                  <a className="link" href={contactPath('sales', id)}>
                    {words.drawings.ask}
                  </a>
                </p>
              )}
            </div>
            <div className="vehicle-split-words">
              <VehicleSummary vehicle={vehicle} save={<SaveCartIsland {...saved} />} ledger={ledger} />
              <div className="screen-only">
                <ShareLinkIsland url={siteUrl + path} name={name} price={formatPrice(vehicle.price)} />
              </div>
            </div>
            <VehicleFacts vehicle={vehicle} />
          </div>
        </div>
      </section>
      <TestNote id={id} />
      <RangeSection {...asked} />
      <MoneySection {...asked} />
      <DeliverySection {...asked} />
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

/** CART-80: what we found when we drove it, signed by us. */
function TestNote({ id }: Pick<Vehicle, 'id'>) {
  const note = testNoteOf({ id })
  if (!note) return null
  return (
    <Section id="test" title={testNoteWords.heading}>
      <figure className="test-note">
        <h3>{note.headline}</h3>
        <blockquote>{note.text}</blockquote>
        <p>{note.verdict}</p>
        <figcaption className="soft">{note.signature}</figcaption>
      </figure>
    </Section>
  )
}
