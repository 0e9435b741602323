import { fillText } from '#kit/formats/format.ts'
import { Badge } from '#kit/parts/badge.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Card } from '#kit/parts/card.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { contactPath } from '#subjects/dealership/rules/reach.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { offer, theOrganization } from '#subjects/dealership/view/json-ld.ts'
import { type Amounts, priceTexts } from '#subjects/policies/rules/prices-today.ts'
import { Priced } from '#subjects/policies/view/prices-today.tsx'
import type { Service } from '#subjects/shopfront/facts/services.ts'
import { servicesPageWords } from '#subjects/shopfront/facts/services-page.ts'
import '#kit/parts/button.css'
import '#kit/parts/ticks.css'
import './service-card.css'

/** A service in short. Learn More, or a link to the card, opens its details and the way to ask for it. */
export function ServiceCard({ service }: { readonly service: Service }) {
  const { id, title, description, features, priceText, detail, interest } = service
  const { learnMore, featuresLabel, schedule, call } = servicesPageWords.cards
  return (
    <Card as="li" className="service-card">
      <div className="spread service-card-head">
        <h3>{title}</h3>
        <Badge>
          <Priced text={priceText} />
        </Badge>
      </div>
      <p>{description}</p>
      <ul className="ticks" aria-label={featuresLabel}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <details>
        <summary className="button">
          {learnMore}
          <span className="sr-only">: {title}</span>
        </summary>
        <section className="stack service-card-detail" id={id} aria-label={title}>
          <p>{detail.text}</p>
          <ol>
            {detail.steps.map((step) => (
              <li key={step.title}>
                <b>{step.title}.</b> {step.text}
              </li>
            ))}
          </ol>
          <div className="cluster">
            <ButtonLink look="solid" href={contactPath(interest)} icon="mail" label={`${schedule}: ${title}`}>
              {schedule}
            </ButtonLink>
            <CallButton label={call} />
          </div>
        </section>
      </details>
    </Card>
  )
}

/** A service with its offer, for search engines. */
export function service({ price, ...facts }: Service, amounts: Amounts) {
  const address = addressOf(facts)
  return {
    '@type': 'Service',
    '@id': address,
    name: facts.title,
    description: facts.description,
    url: address,
    provider: theOrganization,
    areaServed: { '@type': 'AdministrativeArea', name: business.county },
    offers: offer({
      offerId: `${address}-offer`,
      priceText: fillText<string>(facts.priceText, priceTexts(amounts)),
      ...(price && { pricePerHour: amounts[price] }),
    }),
  }
}

/** The services of the shop with their prices (a Menu: the vocabulary has no nearer word). */
export function serviceMenu(name: string, services: readonly Service[]) {
  return {
    '@type': 'Menu',
    '@id': `${addresses.services}#menu`,
    name,
    url: addresses.services,
    publisher: theOrganization,
    hasMenuItem: services.map((service) => ({
      '@type': 'MenuItem',
      name: service.title,
      description: service.description,
      url: addressOf(service),
      offers: { '@id': `${addressOf(service)}-offer` },
    })),
  }
}

function addressOf({ id }: Service): string {
  return `${addresses.services}#${id}`
}
