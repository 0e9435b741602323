import { definePage } from '#kernel/page/page.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Hero } from '#subjects/pictures/view/hero.tsx'
import { Answers } from './answers.tsx'
import { CartParts } from './cart-parts.tsx'
import { Buttons, Fields, SmallParts } from './controls.tsx'
import { EchoIsland } from './echo.island.tsx'
import { DamageReports, LongTexts, ServiceParts } from './journeys.tsx'
import { Cards, Hours, Tables } from './surfaces.tsx'
import { Trail } from './trail.tsx'
import { Colors, TypeScale } from './type-and-colors.tsx'
import { WhichCart } from './which-cart.tsx'

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
      <CartParts />
      <ServiceParts />
      <DamageReports />
      <LongTexts />
      <Hours />
      <Tables />
      <WhichCart />
      <Answers />
      <Trail />
      <Section title="Island" id="island" ground="shade" lead="What you type before its script has come stays.">
        <EchoIsland label="Type here" />
      </Section>
    </>
  ),
})
