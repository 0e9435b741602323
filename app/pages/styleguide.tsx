import { Hero } from '#app/components/sections/hero.tsx'
import { ServiceDetail } from '#app/components/sections/service-detail.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { Buttons, Fields, SmallParts } from '#app/components/styleguide/controls.tsx'
import { Cards, Hours, Tables } from '#app/components/styleguide/surfaces.tsx'
import { Trail } from '#app/components/styleguide/trail.tsx'
import { Colors, TypeScale } from '#app/components/styleguide/type-and-colors.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { EchoIsland } from '#app/islands/echo.tsx'
import { definePage } from '#app/page.ts'
import { services } from '#content/services.ts'

/** Every component in every state, for those who build the site. */
export const styleguidePage = definePage({
  paths: ['/styleguide'],
  head: () => ({
    title: 'Styleguide | Switchback Golf Carts',
    description: 'Every component of this site in every state, in light and dark, for those who build and maintain it.',
    canonical: '/styleguide',
    noindex: true,
  }),
  body: () => (
    <>
      <Hero
        pageKey="/styleguide"
        title="Styleguide"
        lead="Every component in every state. Change the scheme and the width of the window."
      >
        <ButtonLink look="main" href="#island" icon="down">
          To the island
        </ButtonLink>
      </Hero>
      <TypeScale />
      <Colors />
      <Buttons ground="paper" />
      <Buttons ground="shade" />
      <Buttons ground="dark" />
      <SmallParts />
      <Fields />
      <Cards />
      {services.slice(0, 1).map((service) => (
        <ServiceDetail key={service.id} service={service} ground="paper" />
      ))}
      <Hours />
      <Tables />
      <Trail />
      <Stop title="Island" id="island" ground="shade" lead="What you type before its script has come stays.">
        <EchoIsland label="Type here" />
      </Stop>
    </>
  ),
})
