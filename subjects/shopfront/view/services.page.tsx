import { definePage } from '#kernel/page/page.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { howTo } from '#kit/formats/json-ld.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { Link } from '#kit/parts/link.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Steps } from '#kit/parts/steps.tsx'
import { year } from '#subjects/county/facts/year.ts'
import { YearStrip } from '#subjects/county/view/year-strip.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { serviceHours } from '#subjects/dealership/facts/hours.ts'
import { workshop } from '#subjects/dealership/facts/locations.ts'
import { openState } from '#subjects/dealership/rules/hours.ts'
import { contactPath, directionsTo } from '#subjects/dealership/rules/reach.ts'
import { AddressLines } from '#subjects/dealership/view/address-lines.tsx'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursCard } from '#subjects/dealership/view/hours-card.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { SceneBand } from '#subjects/pictures/view/scene-band.tsx'
import { amountsOf } from '#subjects/policies/rules/prices-today.ts'
import { Priced, PricedPoints } from '#subjects/policies/view/prices-today.tsx'
import { services } from '#subjects/shopfront/facts/services.ts'
import { servicesPageWords as texts } from '#subjects/shopfront/facts/services-page.ts'
import { winterStorage } from '#subjects/shopfront/facts/winter-storage.ts'
import { ServiceCallouts, ServicePicture } from '#subjects/shopfront/view/service-callouts.tsx'
import { ServiceCard, service, serviceMenu } from './service-card.tsx'
import '#kit/parts/page-top-form.css'
import '#kit/styles/columns.css'
import '#subjects/dealership/view/address-lines.css'
import './services.page.css'

const trail = breadcrumbTrail(addresses.services)

export const servicesPage = definePage({
  paths: [addresses.services],
  share: 'services',
  load: ({ now, shop }) => {
    const state = openState(shop, 'service', now)
    const { sunday } = shop.weeks.service(easternClock(now).day)
    return { data: { state, note: sunday === 'emergency only' ? texts.hours.note : undefined }, until: state.until }
  },
  head: (_, { shop }) => ({
    ...texts.head,
    canonical: addresses.services,
    jsonLd: [
      organization(shop),
      breadcrumb(trail),
      ...services.map((facts) => service(facts, amountsOf(shop))),
      serviceMenu(texts.cards.heading, services),
      howTo({ ...winterStorage, name: winterStorage.heading, url: `${addresses.services}#${winterStorage.id}` }),
    ],
  }),
  body: ({ state, note }) => (
    <>
      <PageTop
        title={texts.hero.heading}
        lead={
          <>
            <Priced text={texts.hero.text} /> <span className="whole">{texts.hero.repairs}</span>{' '}
            <Link className="underlined whole" href={winterStorage.link.url}>
              <Priced text={texts.hero.storage} />
            </Link>
            .
          </>
        }
        breadcrumbs={trail}
        figure={<ServicePicture />}
        form={<ServiceCallouts />}
        isFigureFirst
      >
        <div className="cluster">
          <ButtonLink look="main" href={contactPath('service')} icon="mail">
            {texts.hero.schedule}
          </ButtonLink>
          <CallButton label={texts.hero.call} />
        </div>
      </PageTop>
      <Section title={texts.cards.heading}>
        <ul className="columns services-cards">
          {services.map((facts) => (
            <ServiceCard key={facts.id} service={facts} />
          ))}
        </ul>
      </Section>
      <Section
        title={texts.callToAction.heading}
        lead={texts.callToAction.text}
        ground="shade"
        actions={
          <>
            <ButtonLink look="main" href={contactPath('service')} icon="mail">
              {texts.callToAction.schedule}
            </ButtonLink>
            <CallButton label={texts.callToAction.call} />
          </>
        }
      >
        <div className="split">
          <HoursCard title={texts.hours.heading} hours={serviceHours} state={state} {...(note && { note })} />
          <section id="workshop" className="stack">
            <h3>{texts.workshop.heading}</h3>
            <p>
              <Priced text={texts.workshop.text} />
            </p>
            <address className="address-lines">
              <AddressLines address={workshop.address} />
            </address>
            <p>
              <a className="link" href={directionsTo(workshop.coordinates)}>
                {texts.workshop.directions}
              </a>
            </p>
          </section>
        </div>
      </Section>
      <Section title={texts.whyChoose.heading}>
        <PricedPoints items={texts.whyChoose.points} />
      </Section>
      <Section title={year.heading} ground="shade">
        <div className="stack">
          <YearStrip />
          <Fold
            id={winterStorage.id}
            title={winterStorage.heading}
            hint={formatCount(winterStorage.steps.length, 'step')}
          >
            <div className="stack" data-gap="large">
              <SceneBand scene="winter-storage" />
              <p>{winterStorage.text}</p>
              <Steps items={winterStorage.steps} />
              <ButtonLink href={winterStorage.link.url} icon="arrow">
                {winterStorage.link.text}
              </ButtonLink>
            </div>
          </Fold>
        </div>
      </Section>
    </>
  ),
})
