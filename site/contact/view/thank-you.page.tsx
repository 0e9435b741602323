import { thankYou } from '#content/contact/thank-you-page.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { physicalShowrooms } from '#content/dealership/locations.ts'
import { addresses } from '#content/shared/addresses.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { AddressLines } from '#site/dealership/view/address-lines.tsx'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { HoursList } from '#site/dealership/view/hours-list.tsx'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Card } from '#site/shared/view/card.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { Section } from '#site/shared/view/section.tsx'
import { Steps } from '#site/shared/view/steps.tsx'
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
      <Hero pageKey={addresses.thankYou} title={hero.heading} lead={hero.text} breadcrumbs={trail} />
      <section className="section">
        <div className="wrap columns thank-you-cards">
          <Card>
            <h2>{response.heading}</h2>
            <dl className="stack">
              {response.items.map(({ label, value }) => (
                <div key={label}>
                  <dt className="soft">{label}</dt>
                  <dd className="thank-you-figure">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card>
            <h2>{callNow.heading}</h2>
            <p>{callNow.text}</p>
            <HoursList hours={businessHours} />
            <p className="thank-you-call">
              <CallButton look="solid" label={callNow.button} />
            </p>
          </Card>
        </div>
      </section>
      <Section title={next.heading} ground="shade">
        <div className="split thank-you-next">
          <Steps items={next.steps} />
          <Card>
            <h3>{serving.heading}</h3>
            <p>{serving.text}</p>
            {physicalShowrooms.map(({ id, name, address, phone }) => (
              <address key={id} className="address-lines thank-you-place">
                <b>{name}</b>
                <AddressLines address={address} />
                <a className="link" href={telHref(phone)}>
                  {phone}
                </a>
              </address>
            ))}
          </Card>
        </div>
      </Section>
      <Section title={links.heading} ground="dark">
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
