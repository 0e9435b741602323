import type { ReactNode } from 'react'
import { formatCount } from '#kit/formats/format.ts'
import { Skeleton } from '#kit/parts/skeleton.tsx'
import { eco } from '#subjects/eco/facts/eco.ts'
import { ecoImpact, type ResultCard } from '#subjects/eco/facts/eco-page.ts'
import { calculateEco, type EcoInput } from '#subjects/eco/rules/eco-calculator.ts'
import { type EcoFigures, ecoFigures, nounFor, writtenNumber } from '#subjects/eco/rules/eco-figures.ts'
import { ecoQueryString } from '#subjects/eco/rules/eco-query.ts'
import { CountUp } from './count-up.tsx'
import { EcoShare } from './eco-share.tsx'
import type { Calculation } from './use-calculation.ts'
import '#kit/parts/field.css'
import './eco-result.css'

const { banner: bannerWords, calculator, result: words } = ecoImpact

const cards: readonly ResultCard[] = words.cards

const figureOf: Record<ResultCard['figure'], keyof EcoFigures> = {
  co2Saved: 'co2Pounds',
  fuelSaved: 'fuelGallons',
  treesEquivalent: 'trees',
  costSaved: 'costSaved',
  electricCost: 'electricCost',
  netSavings: 'netSavings',
}

export function EcoResult({ calculation }: { readonly calculation: Calculation }) {
  const { phase, query, run } = calculation
  const result = calculateEco(query.input)
  const animate = run > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <section className="eco-result" id="result" aria-labelledby="result-heading">
      <h3 id="result-heading">{words.heading}</h3>
      <div className="eco-result-head">
        <div>
          <p>{inputLine(query.input)}</p>
          <p className="small soft">{words.rounded}</p>
        </div>
        <div key={run} className="eco-result-banner" data-coming={phase === 'shown' ? undefined : ''}>
          <p>
            <b>{bannerWords.heading}</b>
          </p>
          <p>{bannerWords.text}</p>
        </div>
      </div>
      {query.notes.map((note) => (
        <p key={note} className="field-error">
          {note}
        </p>
      ))}
      <dl className="tiles eco-result-cards">
        {cards.map(({ figure, label, unit, countUpMs }) => {
          const counting = (write: (figures: EcoFigures) => ReactNode) =>
            phase === 'shown' ? (
              <CountUp key={run} durationMs={countUpMs} animate={animate}>
                {(share) => write(ecoFigures(result, share))}
              </CountUp>
            ) : (
              <Skeleton className="eco-result-skeleton" />
            )
          return (
            <div key={figure}>
              <dt className="small soft">{label}</dt>
              <dd className="eco-result-figure">
                {counting((figures) => (
                  <>
                    <b>{figures[figureOf[figure]]}</b> {unit && nounFor(figures[figureOf[figure]], unit)}
                  </>
                ))}
              </dd>
              {figure === 'co2Saved' && (
                <dd className="small">{counting((figures) => `${figures.co2Tons} ${words.tons}`)}</dd>
              )}
            </div>
          )
        })}
      </dl>
      <EcoShare key={ecoQueryString(query.input)} input={query.input} />
    </section>
  )
}

function inputLine({ milesPerWeek, usageType, years }: EcoInput): string {
  const usage = eco.usageTypes.find(({ value }) => value === usageType)?.label
  const { one, many } = calculator.yearChoice
  const miles = writtenNumber(milesPerWeek)
  return `${miles} ${nounFor(miles, words.milesUnit)}, ${usage?.toLowerCase()}, ${formatCount(years, one, many)}`
}

/** The whole result as it is read out: once, and not while it counts. */
export function spokenResult({ query }: Calculation): string {
  const figures = ecoFigures(calculateEco(query.input))
  const spoken = cards.map(({ figure, label, unit }) => {
    const shown = figures[figureOf[figure]]
    return `${label}: ${unit ? `${shown} ${nounFor(shown, unit)}` : shown}`
  })
  return [...query.notes, `${bannerWords.heading} ${bannerWords.text}.`, `${spoken.join(', ')}.`].join(' ')
}
