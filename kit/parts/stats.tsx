import type { Stat } from './section-types.ts'
import './stats.css'

interface StatsProps {
  readonly items: readonly Stat[]
  /** One below the other where there is a column for them. */
  readonly stacked?: boolean
}

export function Stats({ items, stacked = false }: StatsProps) {
  return (
    <dl className="stats" data-stacked={stacked ? '' : undefined}>
      {items.map(({ figure, label }) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd className="stats-figure">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
