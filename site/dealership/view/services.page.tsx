import { serviceHours } from '#content/dealership/hours.ts'
import { services } from '#content/dealership/services.ts'
import { servicesPage as texts } from '#content/dealership/services-page.ts'
import { winterStorage } from '#content/dealership/winter-storage.ts'
import { addresses } from '#content/shared/addresses.ts'
import { openState } from '#site/dealership/rules/open-hours.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage } from '#site/page.ts'
import { SceneBand } from '#site/pictures/view/scene-band.tsx'
import { ServiceCallouts } from '#site/pictures/view/service-callouts.tsx'
import { contactPath } from '#site/shared/rules/contact-path.ts'
import { formatCount } from '#site/shared/rules/format.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Fold } from '#site/shared/view/fold.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { howTo } from '#site/shared/view/json-ld/how-to.ts'
import { PageTop } from '#site/shared/view/page-top.tsx'
import { Points } from '#site/shared/view/points.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { Steps } from '#site/shared/view/steps.tsx'
import { CallButton } from './call-button.tsx'
import { HoursCard } from './hours-card.tsx'
import { serviceMenu } from './json-ld/menu.ts'
import { organization } from './json-ld/organization.ts'
import { service } from './json-ld/service.ts'
import { ServiceCard } from './service-card.tsx'
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
      <PageTop title={texts.hero.heading} lead={texts.hero.text} breadcrumbs={trail} figure={<ServiceCallouts />}>
        <Actions>
          <ButtonLink look="main" href={contactPath('service')} icon="mail">
            {texts.hero.schedule}
          </ButtonLink>
          <CallButton label={texts.hero.call} />
        </Actions>
      </PageTop>
      <Section title={texts.cards.heading}>
        <ul className="columns services-cards">
          {services.map((facts) => (
            <ServiceCard key={facts.id} service={facts} />
          ))}
        </ul>
      </Section>
      <Section title={texts.callToAction.heading} lead={texts.callToAction.text} ground="shade">
        <div className="split services-ask">
          <HoursCard title={texts.hours.heading} hours={serviceHours} state={shop} note={texts.hours.note} />
          <Actions>
            <ButtonLink look="main" href={contactPath('service')} icon="mail">
              {texts.callToAction.schedule}
            </ButtonLink>
            <CallButton label={texts.callToAction.call} />
          </Actions>
        </div>
      </Section>
      <Section title={texts.whyChoose.heading}>
        <Points items={texts.whyChoose.points} />
      </Section>
      <section className="section" data-ground="shade">
        <div className="wrap">
          <Fold
            id={winterStorage.id}
            title={winterStorage.heading}
            hint={formatCount(winterStorage.steps.length, 'step')}
          >
            <div className="stack services-storage">
              <SceneBand scene="winter-storage" />
              <p>{winterStorage.text}</p>
              <Steps items={winterStorage.steps} />
              <ButtonLink href={winterStorage.link.url} icon="arrow">
                {winterStorage.link.text}
              </ButtonLink>
            </div>
          </Fold>
        </div>
      </section>
    </>
  ),
})
