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
import { Hero } from '#site/pictures/view/hero.tsx'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
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
import { TeamGrid } from './team-grid.tsx'
import '#site/shared/view/prose.css'
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
      <Hero pageKey={addresses.about} title={about.hero.heading} lead={about.hero.text} breadcrumbs={trail}>
        <ButtonLink look="main" href={addresses.contact} icon="mail">
          {about.hero.contact}
        </ButtonLink>
        <ButtonLink href={addresses.inventory} icon="arrow">
          {about.hero.inventory}
        </ButtonLink>
      </Hero>
      <Section title={about.story.heading}>
        <div className="about-story">
          <div className="prose about-text">
            {about.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <section className="about-stats">
            <h3>{about.stats.heading}</h3>
            <Stats items={about.stats.items} stacked />
          </section>
        </div>
      </Section>
      <Section title={about.map.heading} lead={about.map.text} ground="shade">
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
      <Section title={about.team.heading} lead={about.team.text}>
        <TeamGrid team={team} />
      </Section>
      <Section title={about.regions.heading} lead={about.regions.text} ground="shade">
        <RegionList regions={about.regions.groups} />
      </Section>
      <Section title={about.municipalities.heading} lead={about.municipalities.text}>
        <TownGrid towns={[...towns, countyHub]} />
      </Section>
      <Section title={about.contact.heading} lead={about.contact.text} ground="dark">
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
