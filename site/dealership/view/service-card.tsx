import type { Service } from '#content/dealership/services.ts'
import { servicesPage } from '#content/dealership/services-page.ts'
import { Badge } from '#site/shared/view/badge.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Card } from '#site/shared/view/card.tsx'
import '#site/shared/view/ticks.css'
import './service-card.css'

/** A service at a glance; Learn More leads to its own section further down. */
export function ServiceCard({ service }: { readonly service: Service }) {
  const { id, title, description, features, priceText } = service
  const { learnMore, featuresLabel } = servicesPage.cards
  return (
    <Card as="li">
      <div className="spread service-card-head">
        <h3>{title}</h3>
        <Badge>{priceText}</Badge>
      </div>
      <p>{description}</p>
      <ul className="ticks" aria-label={featuresLabel}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="service-card-more">
        <ButtonLink href={`#${id}`} icon="down" label={`${learnMore}: ${title}`}>
          {learnMore}
        </ButtonLink>
      </p>
    </Card>
  )
}
