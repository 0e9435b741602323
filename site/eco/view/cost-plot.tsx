import { eco } from '#content/eco/eco.ts'
import { ecoImpact } from '#content/eco/eco-page.ts'
import { axisTicks } from '#site/eco/rules/axis-ticks.ts'
import { costOverYears, type EcoInput, type YearCost } from '#site/eco/rules/eco-calculator.ts'
import { writtenPrice } from '#site/eco/rules/eco-figures.ts'
import { formatCount } from '#site/shared/rules/format.ts'
import { DataTable } from '#site/shared/view/data-table.tsx'
import './cost-plot.css'

const words = ecoImpact.plot
const { yearChoice } = ecoImpact.calculator
const area = { left: 4, right: 556, top: 44, bottom: 280 }
const labelGap = 24
const lastYear = Math.max(...eco.timeframes)

/** What fuel and power have cost by the end of each year, gas against electric, with the chosen year marked. */
export function CostPlot({ input }: { readonly input: EcoInput }) {
  const costs = costOverYears(input.milesPerWeek, input.usageType)
  const end = costs[lastYear]
  const chosen = costs[input.years]
  if (!end || !chosen || !Number.isFinite(end.gas)) return null
  const caption = `${words.after} ${formatCount(input.years, yearChoice.one, yearChoice.many)}: ${amounts(chosen)}`
  return (
    <section className="cost-plot">
      <h3>{words.heading}</h3>
      <figure>
        <Drawing end={end} chosen={chosen} label={`${words.heading}. ${caption}.`} />
        <figcaption>{caption}.</figcaption>
      </figure>
      <details>
        <summary className="link">{words.table}</summary>
        <DataTable
          caption={words.heading}
          columns={[words.year, words.gas, words.electric]}
          rows={costs.slice(1).map(({ year, gas, electric }) => ({
            key: String(year),
            cells: [year, writtenPrice(gas), writtenPrice(electric)],
          }))}
        />
      </details>
    </section>
  )
}

interface DrawingProps {
  readonly end: YearCost
  readonly chosen: YearCost
  readonly label: string
}

function Drawing({ end, chosen, label }: DrawingProps) {
  const base = end.gas < 0 ? area.top : area.bottom
  const x = (year: number) => area.left + ((area.right - area.left) * year) / lastYear
  const y = (cost: number) => round(base - ((area.bottom - area.top) * cost) / Math.abs(end.gas || 1))
  const electricLabel = y(end.electric) - 10
  return (
    <svg viewBox="0 0 560 320" role="img" aria-label={label}>
      {axisTicks(end.gas).map((tick) => (
        <g key={tick}>
          <path className="cost-plot-grid" d={`M${area.left} ${y(tick)}H${area.right}`} />
          <text className="cost-plot-tick" x={area.left} y={y(tick) - 6}>
            {writtenPrice(tick)}
          </text>
        </g>
      ))}
      <path className="cost-plot-axis" d={`M${area.left} ${base}H${area.right}`} />
      <path
        className="cost-plot-saved"
        d={`M${x(0)} ${base}L${x(chosen.year)} ${y(chosen.gas)}V${y(chosen.electric)}Z`}
      />
      <path className="cost-plot-gas" d={`M${x(0)} ${base}L${x(lastYear)} ${y(end.gas)}`} />
      <path className="cost-plot-electric" d={`M${x(0)} ${base}L${x(lastYear)} ${y(end.electric)}`} />
      <path className="cost-plot-chosen" d={`M${x(chosen.year)} ${y(chosen.gas)}V${y(chosen.electric)}`} />
      <circle className="cost-plot-gas" cx={x(chosen.year)} cy={y(chosen.gas)} r="6" />
      <circle className="cost-plot-electric" cx={x(chosen.year)} cy={y(chosen.electric)} r="6" />
      <text className="cost-plot-label" x={area.right} y={Math.min(y(end.gas) - 12, electricLabel - labelGap)}>
        {words.gas} {writtenPrice(end.gas)}
      </text>
      <text className="cost-plot-label" x={area.right} y={electricLabel}>
        {words.electric} {writtenPrice(end.electric)}
      </text>
      {eco.timeframes.map((year) => (
        <text
          key={year}
          className="cost-plot-year"
          data-chosen={year === chosen.year ? '' : undefined}
          x={x(year)}
          y="308"
        >
          {year === chosen.year ? `${words.year} ${year}` : year}
        </text>
      ))}
    </svg>
  )
}

function amounts({ gas, electric }: YearCost): string {
  return `${words.gas.toLowerCase()} ${writtenPrice(gas)}, ${words.electric.toLowerCase()} ${writtenPrice(electric)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
