import { vehicleMessages } from '#content/inventory/messages.ts'
import { soldCarts as words } from '#content/inventory/sold-carts.ts'
import { vehiclePage } from '#content/inventory/vehicle-page.ts'
import { addresses } from '#content/shared/addresses.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import type { VehicleSale } from '#site/inventory/rules/vehicle-sale.ts'
import { CartPicture } from '#site/inventory/view/cart-picture.tsx'
import { ListCart } from '#site/inventory/view/list-cart.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatDate } from '#site/shared/rules/format.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { Badge } from '#site/shared/view/badge.tsx'
import { type BreadcrumbItem, Breadcrumbs } from '#site/shared/view/breadcrumbs.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Section } from '#site/shared/view/section.tsx'
import '#site/shared/view/section.css'
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
  if (sale.state === 'gone') return fillText(words.gone, { day: formatDate(sale.on) })
  return [
    fillText(words.sold, { day: formatDate(sale.on) }),
    fillText(words.stays, { day: formatDate(sale.lastDay) }),
  ].join(' ')
}
