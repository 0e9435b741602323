import { type ReactNode, useEffect, useState } from 'react'
import { formatCount } from '#kit/formats/format.ts'
import { Skeleton } from '#kit/parts/skeleton.tsx'
import { plannerWords } from '#kit/parts/words.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { eco } from '#subjects/eco/facts/eco.ts'
import { ecoImpact, type ResultCard } from '#subjects/eco/facts/eco-page.ts'
import { calculateEco, type EcoInput } from '#subjects/eco/rules/eco-calculator.ts'
import { type EcoFigures, ecoFigures, nounFor, writtenNumber } from '#subjects/eco/rules/eco-figures.ts'
import { type EcoQuery, ecoQueryString } from '#subjects/eco/rules/eco-query.ts'
import '#kit/parts/button.css'
import '#kit/parts/field.css'
import './eco-result.css'
import './eco-share.css'

const { banner: bannerWords, calculator, result: words } = ecoImpact
const cards: readonly ResultCard[] = words.cards

export interface Calculation {
  /** Idle, then calculating, then the result (ECO-14). */
  readonly phase: 'idle' | 'calculating' | 'shown'
  readonly query: EcoQuery
  /** Counts the results; 0 while the browser has calculated none. */
  readonly run: number
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
                    <b>{figures[figure]}</b> {unit && nounFor(figures[figure], unit)}
                  </>
                ))}
              </dd>
              {figure === 'co2Pounds' && (
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

/** The whole result for a screen reader, which reads it once, after the counting. */
export function spokenResult({ query }: Calculation): string {
  const figures = ecoFigures(calculateEco(query.input))
  const spoken = cards.map(({ figure, label, unit }) => {
    const shown = figures[figure]
    return `${label}: ${unit ? `${shown} ${nounFor(shown, unit)}` : shown}`
  })
  return [...query.notes, `${bannerWords.heading} ${bannerWords.text}.`, `${spoken.join(', ')}.`].join(' ')
}

interface CountUpProps {
  readonly durationMs: number
  /** False where the visitor wants no motion, and where the result came with the page. */
  readonly animate: boolean
  /** Writes the figure at a share of the way from zero. */
  readonly children: (share: number) => ReactNode
}

/** Counts a figure up from zero on the screen; a screen reader finds the final figure there at once. */
function CountUp({ durationMs, animate, children: write }: CountUpProps) {
  const [share, setShare] = useState(animate ? 0 : 1)
  useEffect(() => {
    if (!animate) return
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.min(1, Math.max(0, (now - start) / durationMs))
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [animate, durationMs])
  if (share === 1) return write(1)
  return (
    <>
      <span aria-hidden="true">{write(share)}</span>
      <span className="sr-only">{write(1)}</span>
    </>
  )
}

function EcoShare({ input }: { readonly input: EcoInput }) {
  const [copied, setCopied] = useState(false)
  const href = `${addresses.ecoImpact}?${ecoQueryString(input)}`
  const copy = () =>
    navigator.clipboard?.writeText(new URL(href, location.href).href).then(
      () => setCopied(true),
      // Where the browser may not copy, the visitor can use the link beside the button.
      () => setCopied(false),
    )
  return (
    <div className="spread eco-share">
      <p>
        <a className="link" href={href}>
          {plannerWords.share}
        </a>
        <span className="small soft">{plannerWords.shareNote}</span>
      </p>
      <button type="button" className="button" aria-live="polite" onClick={copy}>
        {copied ? words.copied : words.copy}
      </button>
    </div>
  )
}
