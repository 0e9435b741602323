import { Actions } from '#app/components/ui/actions.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { servicesPage } from '#content/sections/services.ts'
import type { Service } from '#content/services.ts'
import { contactPath } from '#domain/contact-path.ts'
import { CallButton } from './call-button.tsx'
import { Steps } from './steps.tsx'
import { Stop } from './stop.tsx'
import './service-detail.css'

interface ServiceDetailProps {
  readonly service: Service
  readonly ground: 'paper' | 'shade'
}

/** A service in full: what it means here, how it goes, and the way to ask for it. */
export function ServiceDetail({ service, ground }: ServiceDetailProps) {
  const { schedule, call } = servicesPage.cards
  return (
    <Stop id={service.id} title={service.title} ground={ground}>
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
    </Stop>
  )
}
