import { countyHub } from '#content/county/county-hub.ts'
import { about } from '#content/dealership/about-page.ts'
import { business } from '#content/dealership/business.ts'
import { aboutPageHours } from '#content/dealership/hours.ts'
import { team } from '#content/dealership/team.ts'
import { addresses } from '#content/shared/addresses.ts'
import { towns } from '#site/county/rules/towns.ts'
import { CountyFigure } from '#site/county/view/maps/county-figure.tsx'
import { RegionList } from '#site/county/view/region-list.tsx'
import { TownGrid } from '#site/county/view/town-grid.tsx'
import { addressLine } from '#site/dealership/rules/reach.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage } from '#site/page.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Fold } from '#site/shared/view/fold.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { PageTop } from '#site/shared/view/page-top.tsx'
import { Points } from '#site/shared/view/points.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { Stats } from '#site/shared/view/stats.tsx'
import { AddressCard } from './address-card.tsx'
import { CallButton } from './call-button.tsx'
import { DirectionsList } from './directions-list.tsx'
import { organization } from './json-ld/organization.ts'
import { person } from './json-ld/person.ts'
import { place } from './json-ld/place.ts'
import { MapEmbed } from './map-embed.tsx'
import { RailroadDrawing } from './railroad-drawing.tsx'
import { TeamGrid } from './team-grid.tsx'
import './about.page.css'

const trail = breadcrumbTrail(addresses.about)

const office = {
  id: '/about#office',
  name: business.name,
  address: business.address,
  phone: business.phones.main,
  coordinates: business.coordinates,
  hours: aboutPageHours,
}

export const aboutPage = definePage({
  paths: [addresses.about],
  share: 'about',
  head: () => ({
    ...about.head,
    canonical: addresses.about,
    jsonLd: [organization, breadcrumb(trail), place(office), ...team.map(person)],
  }),
  body: () => (
    <>
      <PageTop title={about.hero.heading} lead={about.hero.text} breadcrumbs={trail} figure={<Numbers />} inset>
        <Actions>
          <ButtonLink look="main" href={addresses.contact} icon="mail">
            {about.hero.contact}
          </ButtonLink>
          <ButtonLink href={addresses.inventory} icon="arrow">
            {about.hero.inventory}
          </ButtonLink>
        </Actions>
      </PageTop>
      <RailroadDrawing />
      <Section title={about.story.heading}>
        <div className="about-story">
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={about.team.heading} lead={about.team.text} ground="shade">
        <TeamGrid team={team} />
      </Section>
      <Section title={about.map.heading} lead={about.map.text}>
        <div className="about-map">
          <div className="stack about-map-figure">
            <CountyFigure />
            <MapEmbed place={addressLine(business.address)} title={about.map.heading} />
          </div>
          <div className="stack about-map-figure">
            <AddressCard />
            <section>
              <h3>{about.address.directions}</h3>
              <DirectionsList />
            </section>
          </div>
        </div>
      </Section>
      <Section title={about.values.heading} ground="dark">
        <Points items={about.values.items} />
      </Section>
      <section className="section">
        <div className="wrap">
          <Fold title={about.regions.heading} hint={about.regions.hint}>
            <p className="about-fold-text">{about.regions.text}</p>
            <RegionList regions={about.regions.groups} />
          </Fold>
          <Fold title={about.municipalities.heading} hint={about.municipalities.hint}>
            <p className="about-fold-text">{about.municipalities.text}</p>
            <TownGrid towns={[...towns, countyHub]} />
          </Fold>
        </div>
      </section>
      <Section title={about.contact.heading} lead={about.contact.text} ground="shade">
        <Actions>
          <CallButton look="main" label={about.contact.call} />
          <ButtonLink href={addresses.contact} icon="mail">
            {about.contact.write}
          </ButtonLink>
        </Actions>
      </Section>
    </>
  ),
})

function Numbers() {
  return (
    <section className="about-numbers" aria-labelledby="numbers">
      <h2 id="numbers">{about.stats.heading}</h2>
      <Stats items={about.stats.items} />
    </section>
  )
}
