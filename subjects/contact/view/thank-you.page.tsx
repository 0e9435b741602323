import { definePage } from '#kernel/page/page.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Card } from '#kit/parts/card.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Steps } from '#kit/parts/steps.tsx'
import { thankYou } from '#subjects/contact/facts/thank-you-page.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { physicalShowrooms } from '#subjects/dealership/facts/locations.ts'
import { type OpenState, openState } from '#subjects/dealership/rules/hours.ts'
import { AddressLines } from '#subjects/dealership/view/address-lines.tsx'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { breadcrumb, breadcrumbTrail } from '#subjects/dealership/view/json-ld.ts'
import { OpenSign } from '#subjects/dealership/view/open-sign.tsx'
import { PhoneLink } from '#subjects/dealership/view/phones.tsx'
import { HeroPicture } from '#subjects/pictures/view/hero.tsx'
import { DamageLink } from '#subjects/policies/view/damage-link.tsx'
import { publicResponseTime } from './public-response-time.ts'
import '#kit/styles/columns.css'
import '#subjects/dealership/view/address-lines.css'
import './first-hours.css'
import './thank-you.page.css'

const { hero, response, callNow, next, serving, links } = thankYou
const trail = breadcrumbTrail(addresses.contact, { name: thankYou.crumb, url: addresses.thankYou })

interface ThankYouData {
  readonly sales: OpenState
  /** The sentence about how fast we answered lately. */
  readonly responseTime: string | undefined
}

export const thankYouPage = definePage<ThankYouData>({
  paths: [addresses.thankYou],
  share: 'contact',
  entries: () => [{ path: addresses.thankYou, unlisted: true }],
  load: async (context) => {
    const { sentence, until } = await publicResponseTime(context)
    const sales = openState(context.shop, 'sales', context.now)
    return { data: { sales, responseTime: sentence }, until }
  },
  head: () => ({ ...thankYou.head, canonical: addresses.thankYou, noindex: true, jsonLd: [breadcrumb(trail)] }),
  body: ({ sales, responseTime }) => (
    <>
      <PageTop title={hero.heading} lead={hero.text} breadcrumbs={trail} figure={<HeroPicture pageKey="team" />}>
        <section>
          <h2 className="title">{response.heading}</h2>
          <dl className="thank-you-times">
            {response.items.map(({ label, value }) => (
              <div key={label}>
                <dt className="small soft">{label}</dt>
                <dd className="title">{value}</dd>
              </div>
            ))}
          </dl>
          {responseTime && <p className="small soft">{responseTime}</p>}
        </section>
      </PageTop>
      <Section title={next.heading} ground="shade">
        <div className="split">
          <Steps items={next.steps} />
          <Card>
            <h2 className="title">{callNow.heading}</h2>
            <p>{callNow.text}</p>
            <p className="small">
              <OpenSign state={sales} />
            </p>
            <div id="hours">
              <HoursList hours={businessHours} />
            </div>
            <p>
              <CallButton label={callNow.button} />
            </p>
            <DamageLink className="thank-you-damage" />
          </Card>
        </div>
        <section className="thank-you-serving">
          <h3>{serving.heading}</h3>
          <p>{serving.text}</p>
          <div className="thank-you-places">
            {physicalShowrooms.map(({ id, name, address, line }) => (
              <address key={id} className="address-lines small">
                <b>{name}</b>
                <AddressLines address={address} />
                <PhoneLink line={line} />
              </address>
            ))}
          </div>
        </section>
      </Section>
      <Section
        title={links.heading}
        actions={links.items.map(({ name, url }, index) => (
          <ButtonLink key={url} href={url} look={index === 0 ? 'main' : 'outline'}>
            {name}
          </ButtonLink>
        ))}
      />
    </>
  ),
})
