import { formatMoneyExact } from '#site/shared/rules/format.ts'

interface CostBarsProps {
  readonly title: string
  readonly bars: readonly { readonly label: string; readonly cost: number; readonly chosen?: boolean }[]
}

/** Sums of money side by side. The figures are text; the bars repeat them for the eye. */
export function CostBars({ title, bars }: CostBarsProps) {
  const most = Math.max(...bars.map(({ cost }) => cost))
  return (
    <figure>
      <figcaption className="mb-3 font-bold">{title}</figcaption>
      <ul className="grid gap-2.5">
        {bars.map(({ label, cost, chosen }) => (
          <li key={label}>
            <p className={`flex justify-between gap-4 text-small ${chosen ? 'font-bold' : ''}`}>
              <span>{label}</span> <span className="tabular-nums">{formatMoneyExact(cost)}</span>
            </p>
            <svg
              className={`mt-1 h-3 w-full ${chosen ? 'text-laurel' : 'text-fern'}`}
              aria-hidden="true"
              fill="currentColor"
            >
              <rect width={`${Math.max(0.5, Math.round((1000 * cost) / most) / 10)}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}
