import { useEffect, useState } from 'react'
import { eco } from '#content/eco/eco.ts'
import type { EcoQuery } from '#site/eco/rules/eco-query.ts'

export interface Calculation {
  /** ECO-14: idle, then calculating, then the result. */
  readonly phase: 'idle' | 'calculating' | 'shown'
  readonly query: EcoQuery
  /** Goes up with every result; nothing was calculated in the browser as long as it is 0. */
  readonly run: number
  readonly banner: boolean
}

/** The states of the calculator: each keeps its time and gives way to the next. */
export function useCalculation(asked: EcoQuery) {
  const [calculation, setCalculation] = useState<Calculation>({
    phase: asked.asked ? 'shown' : 'idle',
    query: asked,
    run: 0,
    banner: asked.asked,
  })
  const { phase } = calculation

  useEffect(() => {
    if (phase === 'idle') return
    const timer =
      phase === 'calculating'
        ? setTimeout(
            () => setCalculation(({ query, run }) => ({ phase: 'shown', query, run: run + 1, banner: true })),
            eco.timing.calculatingMs,
          )
        : setTimeout(() => setCalculation((shown) => ({ ...shown, banner: false })), eco.timing.bannerMs)
    return () => clearTimeout(timer)
  }, [phase])

  const calculate = (query: EcoQuery) =>
    setCalculation(({ run }) => ({ phase: 'calculating', query, run, banner: false }))
  return { calculation, calculate }
}
