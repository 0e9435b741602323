import { fillText } from '#kit/formats/fill-text.ts'
import { Actions } from '#kit/parts/actions.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { contactPath } from '#subjects/dealership/rules/contact-path.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import './vehicle-contact.css'

const { contact: words } = vehiclePage

/** CART-40: how to reach us about this cart. */
export function VehicleContact({ vehicle: { id, name, inStock } }: { readonly vehicle: Vehicle }) {
  const lead = inStock ? words.inStock : words.outOfStock
  return (
    <Section id="contact" title={fillText(words.heading, { name })} lead={lead} ground="shade">
      <div className="vehicle-contact">
        <Actions>
          <CallButton look="main" label={words.call} />
          <CallButton label={words.tollFree} phone={business.phones.tollFree} />
          <ButtonLink href={contactPath('sales', id)} icon="mail">
            {words.write}
          </ButtonLink>
        </Actions>
        <HoursList hours={businessHours} />
      </div>
    </Section>
  )
}
