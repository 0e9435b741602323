import { fillText } from '#kit/formats/fill-text.ts'
import { formatPrice } from '#kit/formats/format.ts'
import { Card } from '#kit/parts/card.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { openState } from '#subjects/dealership/rules/open-hours.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { HoursCard } from '#subjects/dealership/view/hours-card.tsx'
import { inventoryPage } from '#subjects/inventory/facts/inventory-page.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import './inventory-strip.css'

const { phone, hours, delivery } = inventoryPage.strip
const { free, perMileBeyond } = policyTerms.delivery
const deliveryText = fillText(delivery.text, {
  minimum: formatPrice(free.saleMinimum),
  rate: formatPrice(perMileBeyond),
})

/** CART-17: what stands below the list. */
export function InventoryStrip({ now }: { readonly now: Date }) {
  const { main } = business.phones
  return (
    <div className="inventory-strip">
      <Card>
        <h3>{phone.heading}</h3>
        <p>
          <a className="link inventory-strip-phone" href={telHref(main)}>
            {main}
          </a>
        </p>
        <p className="soft">{phone.text}</p>
      </Card>
      <HoursCard title={hours.heading} hours={businessHours} state={openState(businessHours.week, now)} />
      <Card>
        <h3>{delivery.heading}</h3>
        <p className="soft">{deliveryText}</p>
        <p>
          <a className="link" href="/policies/delivery-policy">
            {delivery.link}
          </a>
        </p>
      </Card>
    </div>
  )
}
