import { formatMoneyExact } from '#kit/formats/format.ts'
import './cost-bars.css'

interface CostBarsProps {
  readonly title: string
  readonly bars: readonly { readonly label: string; readonly cost: number; readonly chosen?: boolean }[]
}

/** Sums of money side by side. The figures are text; the bars repeat them for the eye. */
export function CostBars({ title, bars }: CostBarsProps) {
  const most = Math.max(...bars.map(({ cost }) => cost))
  return (
    <figure className="cost-bars">
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map(({ label, cost, chosen }) => (
          <li key={label} data-chosen={chosen ? '' : undefined}>
            <p>
              <span>{label}</span> <span>{formatMoneyExact(cost)}</span>
            </p>
            <svg aria-hidden="true">
              <rect width={`${Math.max(0.5, Math.round((1000 * cost) / most) / 10)}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}
