import { Card } from '#kit/parts/card.tsx'
import { about } from '#subjects/dealership/facts/about-page.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { aboutPageHours } from '#subjects/dealership/facts/hours.ts'
import { mailHref } from '#subjects/dealership/rules/reach.ts'
import { AddressLines } from '#subjects/dealership/view/address-lines.tsx'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import './address-card.css'

/** The office in White Haven with the hours that the about page gives. */
export function AddressCard() {
  const { address, email } = business
  return (
    <Card id="office">
      <div className="address-card">
        <div>
          <h3>{about.address.heading}</h3>
          <address className="address-lines">
            <span>{business.name}</span>
            <AddressLines address={address} />
            <a className="link" href={mailHref(email)}>
              {email}
            </a>
          </address>
        </div>
        <div>
          <h3>{about.address.hours}</h3>
          <HoursList hours={aboutPageHours} />
        </div>
        <div className="cluster address-card-actions">
          <CallButton look="solid" label={about.contact.call} />
        </div>
      </div>
    </Card>
  )
}
