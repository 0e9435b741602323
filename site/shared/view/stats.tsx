import type { Stat } from '#content/shared/section-types.ts'

interface StatsProps {
  readonly items: readonly Stat[]
  /** One below the other where there is a column for them. */
  readonly stacked?: boolean
}

export function Stats({ items, stacked = false }: StatsProps) {
  return (
    <dl className={`flex flex-wrap gap-x-5 gap-y-6 sm:gap-x-14 ${stacked ? 'lg:flex-col' : ''}`}>
      {items.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-soft max-sm:max-w-28">{label}</dt>
          <dd className="font-display text-h1 leading-none font-extrabold tracking-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
