import type { Service } from '#content/dealership/services.ts'
import { servicesPage } from '#content/dealership/services-page.ts'
import { contactPath } from '#site/shared/rules/contact-path.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { Badge } from '#site/shared/view/badge.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Card } from '#site/shared/view/card.tsx'
import { Icon } from '#site/shared/view/icon.tsx'
import { CallButton } from './call-button.tsx'
import '#site/shared/view/button.css'
import '#site/shared/view/ticks.css'
import './service-card.css'

/** A service at a glance. Learn More, or a link to it, opens how it goes and the way to ask for it. */
export function ServiceCard({ service }: { readonly service: Service }) {
  const { id, title, description, features, priceText, detail, interest } = service
  const { learnMore, featuresLabel, schedule, call } = servicesPage.cards
  return (
    <Card as="li" className="service-card">
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
      <details>
        <summary className="button">
          <Icon name="down" />
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
          <Actions>
            <ButtonLink look="solid" href={contactPath(interest)} icon="mail" label={`${schedule}: ${title}`}>
              {schedule}
            </ButtonLink>
            <CallButton label={call} />
          </Actions>
        </section>
      </details>
    </Card>
  )
}
