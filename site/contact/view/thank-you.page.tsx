import { thankYou } from '#content/contact/thank-you-page.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { physicalShowrooms } from '#content/dealership/locations.ts'
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

const { hero, response, callNow, next, serving, links } = thankYou
const trail = breadcrumbTrail('/contact', { name: hero.eyebrow, url: '/thank-you' })

export const thankYouPage = definePage({
  paths: ['/thank-you'],
  entries: () => [{ path: '/thank-you', unlisted: true }],
  head: () => ({ ...thankYou.head, canonical: '/thank-you', noindex: true, jsonLd: [breadcrumb(trail)] }),
  body: () => (
    <>
      <Hero pageKey="/thank-you" title={hero.heading} lead={hero.text} breadcrumbs={trail} />
      <section className="stop">
        <div className="wrap grid gap-6 md:grid-cols-2">
          <Card>
            <h2 className="text-h3">{response.heading}</h2>
            <dl className="grid gap-4">
              {response.items.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-soft">{label}</dt>
                  <dd className="font-display text-h2 leading-tight font-extrabold">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card>
            <h2 className="text-h3">{callNow.heading}</h2>
            <p>{callNow.text}</p>
            <HoursList hours={businessHours} />
            <p className="mt-auto pt-2">
              <CallButton look="solid" label={callNow.button} />
            </p>
          </Card>
        </div>
      </section>
      <Section title={next.heading} ground="shade">
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
          <Steps items={next.steps} />
          <Card>
            <h3>{serving.heading}</h3>
            <p>{serving.text}</p>
            {physicalShowrooms.map(({ id, name, address, phone }) => (
              <address key={id} className="grid border-t border-line pt-3">
                <b>{name}</b>
                <AddressLines address={address} />
                <a className="link justify-self-start" href={telHref(phone)}>
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
