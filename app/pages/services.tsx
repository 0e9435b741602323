import { CallButton } from '#app/components/sections/call-button.tsx'
import { Hero } from '#app/components/sections/hero.tsx'
import { HoursCard } from '#app/components/sections/hours-card.tsx'
import { Points } from '#app/components/sections/points.tsx'
import { ServiceCard } from '#app/components/sections/service-card.tsx'
import { ServiceDetail } from '#app/components/sections/service-detail.tsx'
import { Steps } from '#app/components/sections/steps.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { Actions } from '#app/components/ui/actions.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { howTo } from '#app/head/json-ld/how-to.ts'
import { serviceMenu } from '#app/head/json-ld/menu.ts'
import { organization } from '#app/head/json-ld/organization.ts'
import { service } from '#app/head/json-ld/service.ts'
import { definePage } from '#app/page.ts'
import { serviceHours } from '#content/hours.ts'
import { servicesPage as texts } from '#content/sections/services.ts'
import { services } from '#content/services.ts'
import { winterStorage } from '#content/winter-storage.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'
import { contactPath } from '#domain/contact-path.ts'
import { openState } from '#domain/open-hours.ts'
import './services.css'

const trail = breadcrumbTrail('/services')

export const servicesPage = definePage({
  paths: ['/services'],
  load: ({ now }) => {
    const shop = openState(serviceHours.week, now)
    return { data: { shop }, until: shop.until }
  },
  head: () => ({
    ...texts.head,
    canonical: '/services',
    jsonLd: [
      organization,
      breadcrumb(trail),
      ...services.map(service),
      serviceMenu(texts.cards.heading, services),
      howTo({ ...winterStorage, name: winterStorage.heading, url: `/services#${winterStorage.id}` }),
    ],
  }),
  body: ({ shop }) => (
    <>
      <Hero pageKey="/services" title={texts.hero.heading} lead={texts.hero.text} breadcrumbs={trail}>
        <ButtonLink look="main" href={contactPath('service')} icon="mail">
          {texts.hero.schedule}
        </ButtonLink>
        <CallButton label={texts.hero.call} />
      </Hero>
      <Stop title={texts.cards.heading}>
        <ul className="columns">
          {services.map((facts) => (
            <ServiceCard key={facts.id} service={facts} />
          ))}
        </ul>
      </Stop>
      {services.map((facts, index) => (
        <ServiceDetail key={facts.id} service={facts} ground={index % 2 === 0 ? 'shade' : 'paper'} />
      ))}
      <Stop id={winterStorage.id} title={winterStorage.heading} lead={winterStorage.text} ground="shade">
        <Steps items={winterStorage.steps} />
        <p className="services-storage-link">
          <ButtonLink href={winterStorage.link.url} icon="arrow">
            {winterStorage.link.text}
          </ButtonLink>
        </p>
      </Stop>
      <Stop title={texts.whyChoose.heading}>
        <Points items={texts.whyChoose.points} />
      </Stop>
      <Stop title={texts.callToAction.heading} ground="dark">
        <div className="split services-ask">
          <div className="stack services-ask-text">
            <p className="lead">{texts.callToAction.text}</p>
            <Actions>
              <ButtonLink look="main" href={contactPath('service')} icon="mail">
                {texts.callToAction.schedule}
              </ButtonLink>
              <CallButton label={texts.callToAction.call} />
            </Actions>
          </div>
          <HoursCard title={texts.hours.heading} hours={serviceHours} state={shop} note={texts.hours.note} />
        </div>
      </Stop>
    </>
  ),
})
