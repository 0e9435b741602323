import { thankYou } from '#content/contact/thank-you-page.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { physicalShowrooms } from '#content/dealership/locations.ts'
import { damageReport } from '#content/policies/damage-report.ts'
import { addresses } from '#content/shared/addresses.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { AddressLines } from '#site/dealership/view/address-lines.tsx'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { HoursList } from '#site/dealership/view/hours-list.tsx'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage } from '#site/page.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Card } from '#site/shared/view/card.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { PageTop } from '#site/shared/view/page-top.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { Steps } from '#site/shared/view/steps.tsx'
import '#site/shared/view/link-row.css'
import './thank-you.page.css'

const { hero, response, callNow, next, serving, links } = thankYou
const trail = breadcrumbTrail(addresses.contact, { name: thankYou.crumb, url: addresses.thankYou })

export const thankYouPage = definePage({
  paths: [addresses.thankYou],
  share: 'contact',
  entries: () => [{ path: addresses.thankYou, unlisted: true }],
  head: () => ({ ...thankYou.head, canonical: addresses.thankYou, noindex: true, jsonLd: [breadcrumb(trail)] }),
  body: () => (
    <>
      <PageTop title={hero.heading} lead={hero.text} breadcrumbs={trail} figure={<Now />} inset>
        <section>
          <h2 className="thank-you-heading">{response.heading}</h2>
          <dl className="thank-you-times">
            {response.items.map(({ label, value }) => (
              <div key={label}>
                <dt className="small soft">{label}</dt>
                <dd className="thank-you-figure">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </PageTop>
      <Section title={next.heading} ground="shade">
        <div className="split thank-you-next">
          <Steps items={next.steps} />
          <section>
            <h3>{serving.heading}</h3>
            <p>{serving.text}</p>
            <div className="thank-you-places">
              {physicalShowrooms.map(({ id, name, address, phone }) => (
                <address key={id} className="address-lines small">
                  <b>{name}</b>
                  <AddressLines address={address} />
                  <a className="link" href={telHref(phone)}>
                    {phone}
                  </a>
                </address>
              ))}
            </div>
          </section>
        </div>
      </Section>
      <Section title={links.heading}>
        <Actions>
          {links.items.map(({ name, url }, index) => (
            <ButtonLink key={url} href={url} look={index === 0 ? 'main' : 'outline'}>
              {name}
            </ButtonLink>
          ))}
        </Actions>
      </Section>
    </>
  ),
})

/** For those who would rather not wait. */
function Now() {
  return (
    <Card>
      <h2 className="thank-you-heading">{callNow.heading}</h2>
      <p>{callNow.text}</p>
      <HoursList hours={businessHours} />
      <p>
        <CallButton look="solid" label={callNow.button} />
      </p>
      <a className="link-row thank-you-damage" href={damageReport.link.url}>
        {damageReport.link.name} <span className="link-row-note">{damageReport.link.description}</span>
      </a>
    </Card>
  )
}
