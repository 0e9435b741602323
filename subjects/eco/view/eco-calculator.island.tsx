import { useEffect, useRef, useState } from 'react'
import { island, useTypedBefore } from '#kernel/page/island.tsx'
import { type EcoQuery, ecoQueryString, readEcoQuery } from '#subjects/eco/rules/eco-query.ts'
import { CostPlot } from './cost-plot.tsx'
import { type EcoChoices, EcoForm } from './eco-form.tsx'
import { EcoResult, spokenResult } from './eco-result.tsx'
import { useCalculation } from './use-calculation.ts'
import './eco-calculator.css'

interface EcoCalculatorProps {
  /** What the address of the page asks for. */
  readonly asked: EcoQuery
}

function EcoCalculator({ asked }: EcoCalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [choices, setChoices] = useState<EcoChoices>(() => choicesOf(asked))
  const { calculation, calculate } = useCalculation(asked)
  const { phase, run } = calculation
  const typed = readEcoQuery(new URLSearchParams({ ...choices }))

  useTypedBefore(form, (data) =>
    setChoices({
      miles: String(data.get('miles') ?? ''),
      use: String(data.get('use') ?? ''),
      years: String(data.get('years') ?? ''),
    }),
  )

  // On a phone the result begins below the form.
  useEffect(() => {
    if (phase !== 'calculating') return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    document.getElementById('result')?.scrollIntoView({ block: 'nearest', behavior })
  }, [phase])

  // The disabled button has let go of the focus; a keyboard goes on where it was.
  useEffect(() => {
    if (run > 0 && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [run])

  const submit = () => {
    calculate(typed)
    history.replaceState(history.state, '', `?${ecoQueryString(typed.input)}`)
  }

  return (
    <div className="eco-calculator">
      <EcoForm
        form={form}
        button={button}
        choices={choices}
        calculating={phase === 'calculating'}
        onChange={setChoices}
        onSubmit={submit}
      />
      <div className="stack eco-calculator-answer">
        {phase !== 'idle' && <EcoResult calculation={calculation} />}
        <CostPlot input={phase === 'shown' ? calculation.query.input : undefined} />
      </div>
      <p className="sr-only" role="status">
        {phase === 'shown' && run > 0 && spokenResult(calculation)}
      </p>
    </div>
  )
}

function choicesOf({ input }: EcoQuery): EcoChoices {
  return { miles: String(input.milesPerWeek), use: input.usageType, years: String(input.years) }
}

export const EcoCalculatorIsland = island(EcoCalculator)
