import type { Stat } from './section-types.ts'
import './stats.css'

export function Stats({ items }: { readonly items: readonly Stat[] }) {
  return (
    <dl className="stats">
      {items.map(({ figure, label }) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd className="stats-figure">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
