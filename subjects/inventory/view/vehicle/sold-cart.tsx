import { fillText, formatDate } from '#kit/formats/format.ts'
import { Actions } from '#kit/parts/actions.tsx'
import { Badge } from '#kit/parts/badge.tsx'
import { type BreadcrumbItem, Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { vehicleMessages } from '#subjects/inventory/facts/messages.ts'
import { soldCarts as words } from '#subjects/inventory/facts/sold-carts.ts'
import { vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { VehicleSale } from '#subjects/inventory/rules/vehicle-sale.ts'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import { ListCart } from '#subjects/inventory/view/list-cart.tsx'
import '#kit/parts/section.css'
import './sold-cart.css'

interface SoldCartProps {
  readonly vehicle: Vehicle
  readonly sale: Exclude<VehicleSale, { readonly state: 'offered' }>
  readonly similar: readonly Vehicle[]
  readonly trail: readonly BreadcrumbItem[]
}

/** CART-104: the page of a cart that is sold, or gone: what it was, since when it is not offered, and carts like it. */
export function SoldCart({ vehicle, sale, similar, trail }: SoldCartProps) {
  const { name, images, description } = vehicle
  return (
    <>
      <section className="section sold-cart">
        <div className="wrap sold-cart-parts">
          <Breadcrumbs items={trail} />
          <div className="sold-cart-words">
            <Badge look="quiet">{words.badge}</Badge>
            <h1>{name}</h1>
            <p className="lead">{saleText(sale)}</p>
            {sale.state === 'sold' && <p className="soft">{description}</p>}
            <Actions>
              <ButtonLink look="main" href={addresses.inventory} icon="arrow">
                {vehicleMessages.backToInventory}
              </ButtonLink>
              <CallButton label={vehiclePage.call} />
            </Actions>
          </div>
          {sale.state === 'sold' && <CartPicture name={name} image={images[0]} layout="card" />}
        </div>
      </section>
      {similar.length > 0 && (
        <Section id="similar" title={words.alike} lead={fillText(words.alikeLead, { name })} ground="shade">
          <ul className="sold-cart-alike">
            {similar.map((other) => (
              <ListCart key={other.id} vehicle={other} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function saleText(sale: SoldCartProps['sale']): string {
  const day = formatDate(sale.on)
  if (sale.state === 'gone') return fillText(words.gone, { day })
  return `${fillText(words.sold, { day })} ${fillText(words.stays, { day: formatDate(sale.lastDay) })}`
}
