import { business } from '#content/dealership/business.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { vehiclePage } from '#content/inventory/vehicle-page.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { HoursList } from '#site/dealership/view/hours-list.tsx'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { contactPath } from '#site/shared/rules/contact-path.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Section } from '#site/shared/view/section.tsx'
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
