import { definePage } from '#kernel/page/page.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { Section } from '#kit/parts/section.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { breadcrumb, breadcrumbTrail } from '#subjects/dealership/view/json-ld.ts'
import { eco } from '#subjects/eco/facts/eco.ts'
import { ecoImpact } from '#subjects/eco/facts/eco-page.ts'
import { type EcoQuery, readEcoQuery } from '#subjects/eco/rules/eco-query.ts'
import { Hero } from '#subjects/pictures/view/hero.tsx'
import { EcoCalculatorIsland } from './eco-calculator.island.tsx'
import '#kit/parts/reading-folds.css'
import './eco-impact.page.css'

const { head, hero, calculator, method, reasons, facts, closing } = ecoImpact
const [browse, advice] = closing.links
/** The arithmetic in words, and what it does not count. */
const methods = [
  { title: method.heading, sentences: method.formulas },
  { title: method.limitsHeading, sentences: method.limits },
]
const breadcrumbs = breadcrumbTrail(addresses.ecoImpact)

export const ecoImpactPage = definePage<EcoQuery, EcoQuery>({
  paths: [addresses.ecoImpact],
  share: 'eco-impact',
  keys: ['miles', 'use', 'years'],
  parse: readEcoQuery,
  load: ({ query }) => ({ data: query }),
  head: () => ({ ...head, canonical: addresses.ecoImpact, jsonLd: [breadcrumb(breadcrumbs)] }),
  body: (asked) => (
    <>
      <Hero pageKey="campground" title={hero.heading} lead={hero.text} breadcrumbs={breadcrumbs}>
        <ButtonLink look="solid" href="#calculator" icon="down">
          {hero.start}
        </ButtonLink>
      </Hero>
      <Section id="calculator" title={calculator.heading}>
        <EcoCalculatorIsland asked={asked} />
        <div className="eco-method reading-folds">
          {methods.map(({ title, sentences }) => (
            <Fold key={title} title={title} level={3}>
              <ul className="stack small">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Fold>
          ))}
        </div>
      </Section>
      <Section title={facts.heading} ground="dark">
        <dl className="eco-facts">
          {eco.facts.map(({ figure, label }) => (
            <div key={label}>
              <dt className="small">{label}</dt>
              <dd className="figure">{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={reasons.heading}>
        <ul className="eco-reasons">
          {reasons.cards.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title={closing.heading}
        lead={closing.text}
        ground="shade"
        actions={
          <>
            <ButtonLink look="solid" href={browse.url} icon="arrow">
              {browse.label}
            </ButtonLink>
            <ButtonLink href={advice.url} icon="arrow">
              {advice.label}
            </ButtonLink>
          </>
        }
      />
    </>
  ),
})
