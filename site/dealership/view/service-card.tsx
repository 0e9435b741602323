import type { Service } from '#content/dealership/services.ts'
import { servicesPage } from '#content/dealership/services-page.ts'
import { Badge } from '#site/shared/view/badge.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Card } from '#site/shared/view/card.tsx'

/** A service at a glance; Learn More leads to its own section further down. */
export function ServiceCard({ service }: { readonly service: Service }) {
  const { id, title, description, features, priceText } = service
  const { learnMore, featuresLabel } = servicesPage.cards
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pr-3">
        <h3>{title}</h3>
        <Badge>{priceText}</Badge>
      </div>
      <p>{description}</p>
      <ul className="ticks mb-2" aria-label={featuresLabel}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="mt-auto">
        <ButtonLink href={`#${id}`} icon="down" label={`${learnMore}: ${title}`}>
          {learnMore}
        </ButtonLink>
      </p>
    </Card>
  )
}
