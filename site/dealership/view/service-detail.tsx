import type { Service } from '#content/dealership/services.ts'
import { servicesPage } from '#content/dealership/services-page.ts'
import { contactPath } from '#site/shared/rules/contact-path.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { Steps } from '#site/shared/view/steps.tsx'
import { CallButton } from './call-button.tsx'
import './service-detail.css'

interface ServiceDetailProps {
  readonly service: Service
  readonly ground: 'paper' | 'shade'
}

/** A service in full: what it means here, how it goes, and the way to ask for it. */
export function ServiceDetail({ service, ground }: ServiceDetailProps) {
  const { schedule, call } = servicesPage.cards
  return (
    <Section id={service.id} title={service.title} ground={ground}>
      <div className="split">
        <div className="stack service-detail-text">
          <p className="lead">{service.detail.text}</p>
          <Actions>
            <ButtonLink
              look="solid"
              href={contactPath(service.interest)}
              icon="mail"
              label={`${schedule}: ${service.title}`}
            >
              {schedule}
            </ButtonLink>
            <CallButton label={call} />
          </Actions>
        </div>
        <Steps items={service.detail.steps} />
      </div>
    </Section>
  )
}
