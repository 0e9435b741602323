import { fillText, formatDate, formatPrice } from '#kit/formats/format.ts'
import { Badge } from '#kit/parts/badge.tsx'
import { type BreadcrumbItem, Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Link } from '#kit/parts/link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { contactPath } from '#subjects/dealership/rules/reach.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { inspectionWords } from '#subjects/inventory/facts/inspection.ts'
import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { testNoteWords } from '#subjects/inventory/facts/test-notes.ts'
import { vehicleMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { vehiclePageWords as words } from '#subjects/inventory/facts/vehicle-page.ts'
import { comparePath, vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import type { ShownInspection } from '#subjects/inventory/rules/inspection.ts'
import type { CartSale } from '#subjects/inventory/rules/page/cart-sale.ts'
import { testDriveOf } from '#subjects/inventory/rules/page/test-drive.ts'
import { feetAndInches, inGarage } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import { showsDrawings } from '#subjects/inventory/rules/pictures/cart-pictures.ts'
import { cartModel, drawnPaint, picturesOf } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { canBeBought } from '#subjects/inventory/rules/stock-text.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { ListCart } from '#subjects/inventory/view/cart-item.tsx'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import { SaveCartIsland } from '#subjects/inventory/view/save-cart.island.tsx'
import { SavedCartsIsland } from '#subjects/inventory/view/saved-carts.island.tsx'
import { GalleryIsland } from './gallery.island.tsx'
import type { GalleryPicture } from './gallery.tsx'
import { InspectionCard } from './inspection-card.tsx'
import { ShareLinkIsland } from './share-link.island.tsx'
import { VehicleContact, VehicleFacts, VehicleSummary } from './vehicle-parts.tsx'
import { DeliveryCost, DeliveryLine, MoneySection, RangeSection } from './visitor-questions.tsx'
import '#kit/styles/columns.css'
import './sold-cart.css'
import './test-note.later.css'
import './vehicle-page-body.css'
import './vehicle-split.css'

interface ShownVehicle {
  readonly vehicle: OfferedVehicle
  readonly similar: readonly OfferedVehicle[]
  readonly trail: readonly BreadcrumbItem[]
}

interface VehicleBodyProps extends ShownVehicle {
  readonly search: URLSearchParams
  readonly siteUrl: string
  readonly ledger: string | undefined
  readonly inspected: ShownInspection | undefined
}

/** The page of one cart, with all that helps a buyer decide. */
export function VehicleBody({ vehicle, similar, trail, search, siteUrl, ledger, inspected }: VehicleBodyProps) {
  const { id, name, images } = vehicle
  const paint = drawnPaint(vehicle)
  const path = vehiclePath(id)
  const asked = { vehicle, path, search }
  // Our signed note on a test drive (CART-80).
  const note = testDriveOf({ id })
  const saved = { id, name, ...(images[0] && { image: images[0] }) }
  return (
    <>
      <section className="section vehicle-top">
        <div className="wrap">
          <div className="crumb-line">
            <Breadcrumbs items={trail} />
            <SavedCartsIsland />
          </div>
          <div className="vehicle-split">
            <div>
              <GalleryIsland name={name} pictures={galleryOf(vehicle)} model={cartModel(vehicle)} />
              <div className="vehicle-split-note small">
                {showsDrawings(images) && (
                  <p className="soft">
                    {paint && paint !== vehicle.color
                      ? fillText(words.drawings.inPaint, { paint })
                      : words.drawings.what}{' '}
                    {vehicle.inStock && (
                      <Link className="link" href={contactPath('sales', id)}>
                        {words.drawings.ask}
                      </Link>
                    )}
                  </p>
                )}
                <div className="screen-only">
                  <ShareLinkIsland url={siteUrl + path} name={name} price={formatPrice(vehicle.price)} />
                </div>
              </div>
            </div>
            <VehicleSummary
              vehicle={vehicle}
              save={<SaveCartIsland {...saved} />}
              deliveryCost={<DeliveryCost price={vehicle.price} />}
              delivery={<DeliveryLine {...asked} />}
              ledger={ledger}
            />
            <VehicleFacts vehicle={vehicle} />
          </div>
        </div>
      </section>
      {inspected && (
        <Section id="inspection" title={inspectionWords.heading} lead={inspectionWords.lead} ground="shade">
          <InspectionCard cart={vehicle} inspection={inspected} />
        </Section>
      )}
      {note && (
        <Section id="test" title={testNoteWords.heading}>
          <figure className="test-note">
            <h3>{note.headline}</h3>
            <blockquote>{note.text}</blockquote>
            <p>{note.verdict}</p>
            <figcaption className="soft">{note.signature}</figcaption>
          </figure>
        </Section>
      )}
      {canBeBought(vehicle) && (
        <>
          <RangeSection {...asked} />
          <MoneySection {...asked} />
        </>
      )}
      {similar.length > 0 && (
        <Section id="similar" title={words.similar.heading} lead={fillText(words.similar.lead, { name })}>
          <ul className="carts" data-look="three">
            {similar.map((other) => (
              <ListCart key={other.id} cart={other} href={vehiclePath(other.id)} layout="card" />
            ))}
          </ul>
          <p className="apart">
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

/** The gallery shows our picture from the side in a garage beside a person, as long as the cart's record says (CART-162). */
function galleryOf(vehicle: OfferedVehicle): readonly GalleryPicture[] {
  const garaged = inGarage(vehicle)
  if (!garaged) return picturesOf(vehicle)
  const { garageInches, personInches } = scaleMarks
  const caption = fillText(words.gallery.scale, {
    length: feetAndInches(garaged.length),
    garage: feetAndInches(garageInches.depth),
    person: feetAndInches(personInches),
  })
  return picturesOf(vehicle).map((picture) =>
    picture.path === garaged.path ? { ...picture, scale: { garaged, caption } } : picture,
  )
}

interface SoldCartProps extends ShownVehicle {
  readonly sale: Exclude<CartSale, { readonly state: 'offered' }>
}

/** The page of a cart that is sold or gone: its facts, since when it is not for sale, and carts like it (CART-104). */
export function SoldCart({ vehicle: { name, images, description }, sale, similar, trail }: SoldCartProps) {
  const day = formatDate(sale.on)
  return (
    <>
      <section className="section sold-cart">
        <div className="wrap sold-cart-parts">
          <Breadcrumbs items={trail} />
          <div className="sold-cart-words">
            <Badge look="quiet">{soldCarts.badge}</Badge>
            <h1>{name}</h1>
            <p className="lead">
              {sale.state === 'gone'
                ? fillText(soldCarts.gone, { day })
                : fillText(soldCarts.sold, { day, lastDay: formatDate(sale.lastDay) })}
            </p>
            {sale.state === 'sold' && <p className="soft">{description}</p>}
            <div className="cluster">
              <ButtonLink look="main" href={addresses.inventory}>
                {vehicleMessages.backToInventory}
              </ButtonLink>
              <CallButton label={words.call} />
            </div>
          </div>
          {sale.state === 'sold' && <CartPicture name={name} image={images[0]} layout="card" />}
        </div>
      </section>
      {similar.length > 0 && (
        <Section id="similar" title={soldCarts.alike} lead={fillText(soldCarts.alikeLead, { name })} ground="shade">
          <ul className="carts" data-look="three">
            {similar.map((other) => (
              <ListCart key={other.id} cart={other} href={vehiclePath(other.id)} layout="card" />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
