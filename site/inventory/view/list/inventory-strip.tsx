import { business } from '#content/dealership/business.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { inventoryPage } from '#content/inventory/inventory-page.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import { openState } from '#site/dealership/rules/open-hours.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { HoursCard } from '#site/dealership/view/hours-card.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { Card } from '#site/shared/view/card.tsx'
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
