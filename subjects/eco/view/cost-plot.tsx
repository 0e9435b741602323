import { formatCount } from '#kit/formats/format.ts'
import { DataTable } from '#kit/parts/data-table.tsx'
import { eco } from '#subjects/eco/facts/eco.ts'
import { ecoImpact } from '#subjects/eco/facts/eco-page.ts'
import { calculateEco, costOverYears, type EcoInput, type YearCost } from '#subjects/eco/rules/eco-calculator.ts'
import { axisTicks, writtenPrice } from '#subjects/eco/rules/eco-figures.ts'
import './cost-plot.css'

const words = ecoImpact.plot
const { yearChoice } = ecoImpact.calculator
const area = { left: 4, right: 556, top: 44, bottom: 280 }
const labelGap = 24
const lastYear = Math.max(...eco.timeframes)

/** The costs of gas and electricity by the end of each year, with the chosen year marked. Empty while they are worked out. */
export function CostPlot({ input }: { readonly input: EcoInput | undefined }) {
  const costs = input ? costOverYears(input) : []
  const end = costs[lastYear]
  const chosen = input && costs[input.years]
  const shown = chosen && end && Number.isFinite(end.gas) ? { chosen, end } : undefined
  const caption = shown ? sentenceOf(shown.chosen) : words.empty
  return (
    <section className="cost-plot">
      <h3>{words.heading}</h3>
      <figure>
        {shown ? <Drawing {...shown} label={`${words.heading}. ${caption}`} /> : <EmptyDrawing />}
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="cost-plot-table">
        {shown && (
          <details>
            <summary>{words.table}</summary>
            <DataTable
              caption={words.heading}
              columns={[words.year, words.gas, words.electric]}
              rows={costs.slice(1).map(({ year, gas, electric }) => ({
                key: String(year),
                cells: [year, writtenPrice(gas), writtenPrice(electric)],
              }))}
            />
          </details>
        )}
      </div>
    </section>
  )
}

/** The plot without figures: the two lines have the same proportion for every input. */
function EmptyDrawing() {
  const { costSaved, electricCost } = calculateEco(eco.defaults)
  const lines = [
    { name: words.gas, y: area.top },
    { name: words.electric, y: area.bottom - (area.bottom - area.top) * (electricCost / costSaved) },
  ]
  return (
    <svg viewBox="0 0 560 320" aria-hidden="true">
      <path className="cost-plot-axis" d={`M${area.left} ${area.bottom}H${area.right}`} />
      {lines.map(({ name, y }) => (
        <g key={name}>
          <path className="cost-plot-later" d={`M${area.left} ${area.bottom}L${area.right} ${round(y)}`} />
          <text className="cost-plot-label" x={area.right} y={round(y) - 12}>
            {name}
          </text>
        </g>
      ))}
      <Years />
    </svg>
  )
}

function Years({ chosen }: { readonly chosen?: number }) {
  return eco.timeframes.map((year) => (
    <text key={year} className="cost-plot-year" data-chosen={year === chosen ? '' : undefined} x={yearAt(year)} y="308">
      {year === chosen ? `${words.year} ${year}` : year}
    </text>
  ))
}

function Drawing({ end, chosen, label }: { end: YearCost; chosen: YearCost; label: string }) {
  const base = end.gas < 0 ? area.top : area.bottom
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
        d={`M${yearAt(0)} ${base}L${yearAt(chosen.year)} ${y(chosen.gas)}V${y(chosen.electric)}Z`}
      />
      <path className="cost-plot-gas" d={`M${yearAt(0)} ${base}L${yearAt(lastYear)} ${y(end.gas)}`} />
      <path className="cost-plot-electric" d={`M${yearAt(0)} ${base}L${yearAt(lastYear)} ${y(end.electric)}`} />
      <path className="cost-plot-chosen" d={`M${yearAt(chosen.year)} ${y(chosen.gas)}V${y(chosen.electric)}`} />
      <circle className="cost-plot-gas" cx={yearAt(chosen.year)} cy={y(chosen.gas)} r="6" />
      <circle className="cost-plot-electric" cx={yearAt(chosen.year)} cy={y(chosen.electric)} r="6" />
      <text className="cost-plot-label" x={area.right} y={Math.min(y(end.gas) - 12, electricLabel - labelGap)}>
        {words.gas} {writtenPrice(end.gas)}
      </text>
      <text className="cost-plot-label" x={area.right} y={electricLabel}>
        {words.electric} {writtenPrice(end.electric)}
      </text>
      <Years chosen={chosen.year} />
    </svg>
  )
}

function yearAt(year: number): number {
  return area.left + ((area.right - area.left) * year) / lastYear
}

function sentenceOf({ year, gas, electric }: YearCost): string {
  const years = formatCount(year, yearChoice.one, yearChoice.many)
  const [gasCart, electricCart] = [words.gas.toLowerCase(), words.electric.toLowerCase()]
  return `${words.after} ${years}: ${gasCart} ${writtenPrice(gas)}, ${electricCart} ${writtenPrice(electric)}.`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
