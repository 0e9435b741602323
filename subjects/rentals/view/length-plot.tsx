import { fillText, formatCount, formatList, formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { fullWeeks, rentalLengths as words } from '#subjects/rentals/facts/rental-lengths.ts'
import { planTerms } from '#subjects/rentals/facts/rental-plans.ts'
import { lineNames, type RentalLine, rentalLines } from '#subjects/rentals/rules/rental-planner.ts'
import { useRentalSections } from './rental-sections.ts'
import './length-plot.later.css'

const longestLength = policyTerms.rental.maximumDays

/** The cheapest rental by its length, a line for each kind of cart; a table below has the same figures. */
export function LengthPlot({ days }: { readonly days?: number | undefined }) {
  const lines = rentalLines(useRentalSections())
  const names = lineNames(lines)
  // The dearest rental of all is the top of the plot.
  const highest = Math.max(...lines.flatMap(({ costs }) => costs))
  const costMarks = Array.from({ length: Math.floor(highest / 1000) + 1 }, (_, index) => index * 1000)
  const up = (cost: number) => `${Math.round(1000 * (1 - cost / highest)) / 10}%`
  const stay = days !== undefined && days <= longestLength ? days : undefined
  return (
    <figure className="length-plot">
      <svg aria-hidden="true" className="length-plot-drawing">
        {costMarks.map((cost) => (
          <g key={cost} className="length-plot-mark">
            <line x2="100%" y1={up(cost)} y2={up(cost)} />
            <text x="-8" y={up(cost)} dy="4" textAnchor="end">
              {formatPrice(cost)}
            </text>
          </g>
        ))}
        {[...planTerms.map(({ days: length }) => length), ...fullWeeks].map((length) => (
          <text key={length} x={along(length)} y="100%" dy="20" textAnchor="middle">
            {length}
          </text>
        ))}
        {stay && <line className="length-plot-stay" x1={along(stay)} x2={along(stay)} y2="100%" />}
        <svg aria-hidden="true" viewBox={`1 0 ${longestLength - 1} ${highest}`} preserveAspectRatio="none">
          {lines.map((line) => (
            <path key={line.kind} data-kind={line.kind} d={linePath(line, highest)} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {names.map(({ carts, line }) => (
          <text key={line.kind} className="length-plot-name" y={up(line.costs.at(-1) ?? 0)}>
            {carts.map((cart, index) => (
              <tspan key={cart} x={along(levelFrom(line))} dy={index > 0 ? '1.3em' : names[0]?.line === line ? 22 : -8}>
                {cart}
              </tspan>
            ))}
          </text>
        ))}
        {stay &&
          names.map(({ line: { kind, costs } }) => (
            <circle key={kind} className="length-plot-point" cx={along(stay)} cy={up(costs[stay - 1] ?? 0)} r="5" />
          ))}
      </svg>
      <p className="length-plot-axis small soft">{words.days}</p>
      {stay && (
        <p className="length-plot-words">
          {fillText(words.stay, {
            days: formatCount(stay, 'day'),
            costs: formatList(names.map(({ carts, line }) => `${formatList(carts)} ${costOf(line, stay)}`)),
          })}
        </p>
      )}
      <details className="length-plot-table">
        <summary>{fillText(words.table, { days: longestLength })}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.days}</th>
              {names.map(({ carts, line }) => (
                <th key={line.kind} scope="col">
                  {formatList(carts)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: longestLength }, (_, index) => index + 1).map((length) => (
              <tr key={length}>
                <th scope="row">{length}</th>
                {names.map(({ line }) => (
                  <td key={line.kind}>{costOf(line, length)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function linePath({ costs }: RentalLine, highest: number): string {
  return `M${costs.map((cost, index) => `${index + 1} ${Math.round(highest - cost)}`).join('L')}`
}

function costOf({ costs }: RentalLine, days: number): string {
  return formatMoneyExact(costs[days - 1] ?? 0)
}

/** From how many days on every rental up to the longest costs the same. */
function levelFrom({ costs }: RentalLine): number {
  return costs.indexOf(costs.at(-1) ?? 0) + 1
}

function along(days: number): string {
  return `${Math.round((1000 * (days - 1)) / (longestLength - 1)) / 10}%`
}
