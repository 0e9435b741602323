import { about } from '#content/dealership/about-page.ts'
import { business } from '#content/dealership/business.ts'
import { aboutPageHours } from '#content/dealership/hours.ts'
import { mailHref } from '#site/dealership/rules/reach.ts'
import { Card } from '#site/shared/view/card.tsx'
import { AddressLines } from './address-lines.tsx'
import { CallButton } from './call-button.tsx'
import { HoursList } from './hours-list.tsx'
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
