import { CallButton } from '#app/components/sections/call-button.tsx'
import { Hero } from '#app/components/sections/hero.tsx'
import { HoursList } from '#app/components/sections/hours-list.tsx'
import { Steps } from '#app/components/sections/steps.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { Actions } from '#app/components/ui/actions.tsx'
import { AddressLines } from '#app/components/ui/address-lines.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { definePage } from '#app/page.ts'
import { businessHours } from '#content/hours.ts'
import { physicalShowrooms } from '#content/locations.ts'
import { thankYou } from '#content/sections/thank-you.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'

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
      <Stop title={next.heading} ground="shade">
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
          <Steps items={next.steps} />
          <Card>
            <h3>{serving.heading}</h3>
            <p>{serving.text}</p>
            {physicalShowrooms.map(({ id, name, address, phone }) => (
              <address key={id} className="grid border-t border-line pt-3">
                <b>{name}</b>
                <AddressLines address={address} />
                <a className="link justify-self-start" href={phone.href}>
                  {phone.display}
                </a>
              </address>
            ))}
          </Card>
        </div>
      </Stop>
      <Stop title={links.heading} ground="dark">
        <Actions>
          {links.items.map(({ name, url }, index) => (
            <ButtonLink key={url} href={url} look={index === 0 ? 'main' : 'outline'}>
              {name}
            </ButtonLink>
          ))}
        </Actions>
      </Stop>
    </>
  ),
})
