import { Badge } from '#app/components/ui/badge.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { servicesPage } from '#content/sections/services.ts'
import type { Service } from '#content/services.ts'
import '#app/components/ui/ticks.css'
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
