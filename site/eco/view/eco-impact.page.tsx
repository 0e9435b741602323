import { eco } from '#content/eco/eco.ts'
import { ecoImpact } from '#content/eco/eco-page.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { type EcoQuery, readEcoQuery } from '#site/eco/rules/eco-query.ts'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Card } from '#site/shared/view/card.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { Section } from '#site/shared/view/section.tsx'
import { EcoCalculatorIsland } from './eco-calculator.island.tsx'

const { head, hero, calculator, method, reasons, facts, closing } = ecoImpact
const [browse, advice] = closing.links
const breadcrumbs = breadcrumbTrail('/eco-impact')

export const ecoImpactPage = definePage<EcoQuery>({
  paths: ['/eco-impact'],
  query: ['miles', 'use', 'years'],
  load: ({ search }) => ({ data: readEcoQuery(search) }),
  head: () => ({ ...head, canonical: '/eco-impact', jsonLd: [breadcrumb(breadcrumbs)] }),
  body: (asked) => (
    <>
      <Hero pageKey="/eco-impact" title={hero.heading} lead={hero.text} breadcrumbs={breadcrumbs}>
        <ButtonLink look="main" href="#calculator" icon="arrow">
          {hero.start}
        </ButtonLink>
      </Hero>
      <Section title={calculator.heading} id="calculator">
        <EcoCalculatorIsland asked={asked} />
        <EcoMethod />
      </Section>
      <Section title={reasons.heading} ground="shade">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {reasons.cards.map(({ title, text }) => (
            <Card as="li" key={title}>
              <h3>{title}</h3>
              <p className="text-soft">{text}</p>
            </Card>
          ))}
        </ul>
      </Section>
      <Section title={facts.heading} ground="dark">
        <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {eco.facts.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2 border-t-2 pt-4">
              <dt>{label}</dt>
              <dd className="font-display text-h2 leading-none font-extrabold tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={closing.heading} lead={closing.text}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="main" href={browse.url} icon="arrow">
            {browse.label}
          </ButtonLink>
          <ButtonLink href={advice.url}>{advice.label}</ButtonLink>
        </div>
      </Section>
    </>
  ),
})

/** The arithmetic in words, and what it does not count. */
function EcoMethod() {
  return (
    <div className="eco-method">
      <section>
        <h3>{method.heading}</h3>
        <ul>
          {method.formulas.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{method.limitsHeading}</h3>
        <ul>
          {method.limits.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
