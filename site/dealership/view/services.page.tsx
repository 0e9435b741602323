import { serviceHours } from '#content/dealership/hours.ts'
import { services } from '#content/dealership/services.ts'
import { servicesPage as texts } from '#content/dealership/services-page.ts'
import { winterStorage } from '#content/dealership/winter-storage.ts'
import { addresses } from '#content/shared/addresses.ts'
import { openState } from '#site/dealership/rules/open-hours.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { contactPath } from '#site/shared/rules/contact-path.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { howTo } from '#site/shared/view/json-ld/how-to.ts'
import { Points } from '#site/shared/view/points.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { Steps } from '#site/shared/view/steps.tsx'
import { CallButton } from './call-button.tsx'
import { HoursCard } from './hours-card.tsx'
import { serviceMenu } from './json-ld/menu.ts'
import { organization } from './json-ld/organization.ts'
import { service } from './json-ld/service.ts'
import { ServiceCard } from './service-card.tsx'
import { ServiceDetail } from './service-detail.tsx'
import './services.page.css'

const trail = breadcrumbTrail(addresses.services)

export const servicesPage = definePage({
  paths: [addresses.services],
  share: 'services',
  load: ({ now }) => {
    const shop = openState(serviceHours.week, now)
    return { data: { shop }, until: shop.until }
  },
  head: () => ({
    ...texts.head,
    canonical: addresses.services,
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
      <Hero pageKey={addresses.services} title={texts.hero.heading} lead={texts.hero.text} breadcrumbs={trail}>
        <ButtonLink look="main" href={contactPath('service')} icon="mail">
          {texts.hero.schedule}
        </ButtonLink>
        <CallButton label={texts.hero.call} />
      </Hero>
      <Section title={texts.cards.heading}>
        <ul className="columns">
          {services.map((facts) => (
            <ServiceCard key={facts.id} service={facts} />
          ))}
        </ul>
      </Section>
      {services.map((facts, index) => (
        <ServiceDetail key={facts.id} service={facts} ground={index % 2 === 0 ? 'shade' : 'paper'} />
      ))}
      <Section id={winterStorage.id} title={winterStorage.heading} lead={winterStorage.text} ground="shade">
        <Steps items={winterStorage.steps} />
        <p className="services-storage-link">
          <ButtonLink href={winterStorage.link.url} icon="arrow">
            {winterStorage.link.text}
          </ButtonLink>
        </p>
      </Section>
      <Section title={texts.whyChoose.heading}>
        <Points items={texts.whyChoose.points} />
      </Section>
      <Section title={texts.callToAction.heading} ground="dark">
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
      </Section>
    </>
  ),
})
