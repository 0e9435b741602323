import { business } from '#content/business.ts'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { Hero } from '#app/components/sections/hero.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { definePage } from '#app/page.ts'

export const homePage = definePage({
  paths: ['/'],
  head: () => ({ title: business.name, description: business.description, canonical: '/' }),
  body: () => (
    <>
      <Hero pageKey="home" tall title={business.tagline} lead={business.description}>
        <ButtonLink look="main" href="/inventory">
          View Inventory
        </ButtonLink>
      </Hero>
      <Stop title="Why">x</Stop>
    </>
  ),
})
