import { definePage } from '#kernel/page/page.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Card } from '#kit/parts/card.tsx'
import { Points } from '#kit/parts/points.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Stats } from '#kit/parts/stats.tsx'
import { CountyFigure } from '#subjects/county/view/maps/county-map.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { aboutPageHours } from '#subjects/dealership/facts/hours.ts'
import { team } from '#subjects/dealership/facts/team.ts'
import { addressLine, mailHref } from '#subjects/dealership/rules/reach.ts'
import { shopOn } from '#subjects/dealership/rules/shop.ts'
import { AddressLines } from '#subjects/dealership/view/address-lines.tsx'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { breadcrumb, breadcrumbTrail, organization, place } from '#subjects/dealership/view/json-ld.ts'
import { MapEmbed } from '#subjects/dealership/view/map-embed.tsx'
import { Hero } from '#subjects/pictures/view/hero.tsx'
import { about } from '#subjects/shopfront/facts/about-page.ts'
import { RegionList } from '#subjects/shopfront/view/region-list.tsx'
import { DirectionsList } from './directions-list.tsx'
import { person, TeamGrid } from './team-grid.tsx'
import '#kit/styles/columns.css'
import '#subjects/dealership/view/address-lines.css'
import './about-story.later.css'
import './address-card.later.css'

const trail = breadcrumbTrail(addresses.about)

const office = {
  id: `${addresses.about}#office`,
  name: business.name,
  address: business.address,
  line: 'main',
  coordinates: business.coordinates,
  hours: aboutPageHours,
} as const

export const aboutPage = definePage({
  paths: [addresses.about],
  share: 'about',
  head: (_, { shop, now }) => ({
    ...about.head,
    canonical: addresses.about,
    jsonLd: [organization(shop), breadcrumb(trail), place(office, shopOn(shop, now)), ...shop.team.map(person)],
  }),
  body: (_, { shop }) => (
    <>
      <Hero pageKey="team" title={about.hero.heading} lead={about.hero.text} breadcrumbs={trail}>
        <ButtonLink look="main" href={addresses.contact} icon="mail">
          {about.hero.contact}
        </ButtonLink>
        <ButtonLink href={addresses.inventory} icon="arrow">
          {about.hero.inventory}
        </ButtonLink>
      </Hero>
      <Section title={about.story.heading}>
        <div className="split about-story" data-first="wide">
          <div className="stack">
            {about.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Stats items={about.stats.items} />
        </div>
      </Section>
      <Section
        title={about.team.heading}
        lead={shop.team.length === team.length ? about.team.text : about.team.anyNumber}
        ground="shade"
      >
        <TeamGrid team={shop.team} />
      </Section>
      <Section title={about.map.heading} lead={about.map.text}>
        <div className="split" data-first="wide">
          <div className="stack">
            <CountyFigure />
            <MapEmbed place={addressLine(business.address)} title={about.map.heading} />
          </div>
          <div className="stack">
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
      <Section title={about.regions.heading} lead={about.regions.text}>
        <RegionList regions={about.regions.groups} />
      </Section>
      <Section
        title={about.contact.heading}
        lead={about.contact.text}
        ground="shade"
        actions={
          <>
            <CallButton look="main" label={about.contact.call} />
            <ButtonLink href={addresses.contact} icon="mail">
              {about.contact.write}
            </ButtonLink>
          </>
        }
      />
    </>
  ),
})

/** The office in White Haven, with the hours as the about page gives them. */
function AddressCard() {
  const { address, email, name } = business
  return (
    <Card id="office">
      <div className="address-card">
        <div>
          <h3>{about.address.heading}</h3>
          <address className="address-lines">
            <span>{name}</span>
            <AddressLines address={address} />
            <a className="link" href={mailHref(email)}>
              {email}
            </a>
          </address>
        </div>
        <div>
          <h3>{about.address.hours}</h3>
          <HoursList hours={aboutPageHours} />
        </div>
        <div className="cluster address-card-actions">
          <CallButton label={about.contact.call} />
        </div>
      </div>
    </Card>
  )
}
