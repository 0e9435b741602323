import { formatNumber, plural } from '#kit/formats/format.ts'
import { policyPage } from '#subjects/policies/facts/policy-page.ts'
import './count-plot.css'

interface CountPlotProps {
  readonly caption: string
  readonly rows: readonly { readonly label: string; readonly value: number }[]
}

const { people } = policyPage
const mark = { width: 7, height: 15, step: 10 }

/** Counts of people as rows of marks, one for each: countable, and readable as a list. */
export function CountPlot({ caption, rows }: CountPlotProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const width = most * mark.step
  return (
    <figure className="count-plot">
      <figcaption>{caption}</figcaption>
      <ul>
        {rows.map(({ label, value }) => (
          <li key={label}>
            <span>
              {label}
              <span className="sr-only">: </span>
            </span>
            <span className="count-plot-value">
              {formatNumber(value)}
              <span className="sr-only"> {plural(value, people.one, people.many)}</span>
            </span>
            <svg viewBox={`0 0 ${width} ${mark.height}`} preserveAspectRatio="xMinYMid" aria-hidden="true">
              <path d={marks(value)} />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function marks(count: number): string {
  return `M0 0${`h${mark.width}v${mark.height}h-${mark.width}zm${mark.step} 0`.repeat(count)}`
}
