import { eco } from '#content/eco/eco.ts'
import { ecoImpact } from '#content/eco/eco-page.ts'
import { addresses } from '#content/shared/addresses.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { type EcoQuery, readEcoQuery } from '#site/eco/rules/eco-query.ts'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Card } from '#site/shared/view/card.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { Section } from '#site/shared/view/section.tsx'
import { EcoCalculatorIsland } from './eco-calculator.island.tsx'
import './eco-impact.page.css'

const { head, hero, calculator, method, reasons, facts, closing } = ecoImpact
const [browse, advice] = closing.links
const breadcrumbs = breadcrumbTrail(addresses.ecoImpact)

export const ecoImpactPage = definePage<EcoQuery>({
  paths: [addresses.ecoImpact],
  share: 'eco-impact',
  query: ['miles', 'use', 'years'],
  load: ({ search }) => ({ data: readEcoQuery(search) }),
  head: () => ({ ...head, canonical: addresses.ecoImpact, jsonLd: [breadcrumb(breadcrumbs)] }),
  body: (asked) => (
    <>
      <Hero pageKey={addresses.ecoImpact} title={hero.heading} lead={hero.text} breadcrumbs={breadcrumbs}>
        <ButtonLink look="main" href="#calculator" icon="arrow">
          {hero.start}
        </ButtonLink>
      </Hero>
      <Section title={calculator.heading} id="calculator">
        <EcoCalculatorIsland asked={asked} />
        <EcoMethod />
      </Section>
      <Section title={reasons.heading} ground="shade">
        <ul className="columns" data-columns="3">
          {reasons.cards.map(({ title, text }) => (
            <Card as="li" key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </Card>
          ))}
        </ul>
      </Section>
      <Section title={facts.heading} ground="dark">
        <dl className="columns eco-facts" data-columns="4">
          {eco.facts.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={closing.heading} lead={closing.text}>
        <Actions>
          <ButtonLink look="main" href={browse.url} icon="arrow">
            {browse.label}
          </ButtonLink>
          <ButtonLink href={advice.url}>{advice.label}</ButtonLink>
        </Actions>
      </Section>
    </>
  ),
})

/** The arithmetic in words, and what it does not count. */
function EcoMethod() {
  return (
    <div className="columns eco-method">
      <section>
        <h3>{method.heading}</h3>
        <ul className="stack">
          {method.formulas.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{method.limitsHeading}</h3>
        <ul className="stack">
          {method.limits.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
