import { CountyFigure } from '#app/components/maps/county-figure.tsx'
import { AddressCard } from '#app/components/sections/address-card.tsx'
import { CallButton } from '#app/components/sections/call-button.tsx'
import { Hero } from '#app/components/sections/hero.tsx'
import { MapEmbed } from '#app/components/sections/map-embed.tsx'
import { Points } from '#app/components/sections/points.tsx'
import { RegionList } from '#app/components/sections/region-list.tsx'
import { Stats } from '#app/components/sections/stats.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { TeamGrid } from '#app/components/sections/team-grid.tsx'
import { TownGrid } from '#app/components/sections/town-grid.tsx'
import { Actions } from '#app/components/ui/actions.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { organization } from '#app/head/json-ld/organization.ts'
import { person } from '#app/head/json-ld/person.ts'
import { place } from '#app/head/json-ld/place.ts'
import { definePage } from '#app/page.ts'
import { business } from '#content/business.ts'
import { aboutPageHours } from '#content/hours.ts'
import { countyHub, municipalities } from '#content/municipalities.ts'
import { about } from '#content/sections/about.ts'
import { team } from '#content/team.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'

const trail = breadcrumbTrail('/about')

const office = {
  id: '/about#office',
  name: business.name,
  address: business.address,
  phone: business.phones.main,
  coordinates: business.coordinates,
  hours: aboutPageHours,
}

export const aboutPage = definePage({
  paths: ['/about'],
  head: () => ({
    ...about.head,
    canonical: '/about',
    jsonLd: [organization, breadcrumb(trail), place(office), ...team.map(person)],
  }),
  body: () => (
    <>
      <Hero pageKey="/about" title={about.hero.heading} lead={about.hero.text} breadcrumbs={trail}>
        <ButtonLink look="main" href="/contact" icon="mail">
          {about.hero.contact}
        </ButtonLink>
        <ButtonLink href="/inventory" icon="arrow">
          {about.hero.inventory}
        </ButtonLink>
      </Hero>
      <Stop title={about.story.heading}>
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_auto]">
          <div className="prose text-lead">
            {about.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <section className="lg:pr-10">
            <h3 className="mb-5">{about.stats.heading}</h3>
            <Stats items={about.stats.items} stacked />
          </section>
        </div>
      </Stop>
      <Stop title={about.map.heading} lead={about.map.text} ground="shade">
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid gap-5">
            <CountyFigure />
            <MapEmbed place={business.address.oneLine} title={about.map.heading} />
          </div>
          <AddressCard />
        </div>
      </Stop>
      <Stop title={about.values.heading} ground="dark">
        <Points items={about.values.items} />
      </Stop>
      <Stop title={about.team.heading} lead={about.team.text}>
        <TeamGrid team={team} />
      </Stop>
      <Stop title={about.regions.heading} lead={about.regions.text} ground="shade">
        <RegionList regions={about.regions.groups} />
      </Stop>
      <Stop title={about.municipalities.heading} lead={about.municipalities.text}>
        <TownGrid towns={[...municipalities, countyHub]} />
      </Stop>
      <Stop title={about.contact.heading} lead={about.contact.text} ground="dark">
        <Actions>
          <CallButton look="main" label={about.contact.call} />
          <ButtonLink href="/contact" icon="mail">
            {about.contact.write}
          </ButtonLink>
        </Actions>
      </Stop>
    </>
  ),
})
