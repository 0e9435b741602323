import { useEffect, useState } from 'react'
import { eco } from '#subjects/eco/facts/eco.ts'
import type { EcoQuery } from '#subjects/eco/rules/eco-query.ts'

export interface Calculation {
  /** ECO-14: idle, then calculating, then the result. */
  readonly phase: 'idle' | 'calculating' | 'shown'
  readonly query: EcoQuery
  /** Goes up with every result; nothing was calculated in the browser as long as it is 0. */
  readonly run: number
}

/** The states of the calculator. How long the banner shows is up to its style, so that it goes without script too. */
export function useCalculation(asked: EcoQuery) {
  const [calculation, setCalculation] = useState<Calculation>({
    phase: asked.asked ? 'shown' : 'idle',
    query: asked,
    run: 0,
  })
  const { phase } = calculation

  useEffect(() => {
    if (phase !== 'calculating') return
    const timer = setTimeout(
      () => setCalculation(({ query, run }) => ({ phase: 'shown', query, run: run + 1 })),
      eco.timing.calculatingMs,
    )
    return () => clearTimeout(timer)
  }, [phase])

  const calculate = (query: EcoQuery) => setCalculation(({ run }) => ({ phase: 'calculating', query, run }))
  return { calculation, calculate }
}
