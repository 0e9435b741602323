import { useEffect, useRef, useState } from 'react'
import { island, useTypedBefore } from '#kernel/page/island.tsx'
import { eco } from '#subjects/eco/facts/eco.ts'
import { type EcoQuery, ecoQueryString, readEcoQuery } from '#subjects/eco/rules/eco-query.ts'
import { CostPlot } from './cost-plot.tsx'
import { type EcoChoices, EcoForm } from './eco-form.tsx'
import { type Calculation, EcoResult, spokenResult } from './eco-result.tsx'
import './eco-calculator.css'

/** It begins with what the address of the page asks for. */
function EcoCalculator({ asked }: { readonly asked: EcoQuery }) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [choices, setChoices] = useState<EcoChoices>({
    miles: String(asked.input.milesPerWeek),
    use: asked.input.usageType,
    years: String(asked.input.years),
  })
  const [calculation, setCalculation] = useState<Calculation>({
    phase: asked.asked ? 'shown' : 'idle',
    query: asked,
    run: 0,
  })
  const { phase, query, run } = calculation

  useTypedBefore(form, (data) =>
    setChoices({
      miles: String(data.get('miles') ?? ''),
      use: String(data.get('use') ?? ''),
      years: String(data.get('years') ?? ''),
    }),
  )

  useEffect(() => {
    if (phase !== 'calculating') return
    // On a phone the result begins below the form.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    document.getElementById('result')?.scrollIntoView({ block: 'nearest', behavior })
    const show = () => setCalculation(({ query, run }) => ({ phase: 'shown', query, run: run + 1 }))
    const timer = setTimeout(show, eco.timing.calculatingMs)
    return () => clearTimeout(timer)
  }, [phase])

  // The disabled button has lost the focus: the keyboard gets its place back.
  useEffect(() => {
    if (run > 0 && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [run])

  const submit = () => {
    const typed = readEcoQuery(new URLSearchParams({ ...choices }))
    setCalculation({ phase: 'calculating', query: typed, run })
    history.replaceState(history.state, '', `?${ecoQueryString(typed.input)}`)
  }

  return (
    <div className="stack">
      <EcoForm
        form={form}
        button={button}
        choices={choices}
        calculating={phase === 'calculating'}
        onChange={setChoices}
        onSubmit={submit}
      />
      {phase !== 'idle' && (
        <div className="stack eco-calculator-answer">
          <EcoResult calculation={calculation} />
          <CostPlot input={phase === 'shown' ? query.input : undefined} />
        </div>
      )}
      <p className="sr-only" role="status">
        {phase === 'shown' && run > 0 && spokenResult(calculation)}
      </p>
    </div>
  )
}

export const EcoCalculatorIsland = island(EcoCalculator)
