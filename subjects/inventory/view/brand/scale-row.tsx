import type { ReactNode } from 'react'
import { fillText, formatList } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { brandWords as words } from '#subjects/inventory/facts/brand-page.ts'
import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import type { Model, ModelToday } from '#subjects/inventory/rules/brand-lineup.ts'
import { feetAndInches, scaleRow } from '#subjects/inventory/rules/scale-row.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'
import './scale-row.css'

interface ScaleRowProps {
  readonly brand: string
  readonly models: readonly (Model & { readonly today: Pick<ModelToday, 'listed'> })[]
}

const { personInches, garageInches } = scaleMarks
const above = garageInches.height + 30
const below = 58
const margin = 10
const person = 'M0-68a5 5 0 1 1 .1 0zM-6-56h12l2 24h-3l-1 32h-3l-1-28-1 28h-3l-1-32h-3z'

/** CART-160: the models from the side at one scale, on one ground line, beside a person and in a garage, each with the room it leaves. */
export function ScaleRow({ brand, models }: ScaleRowProps) {
  const { models: row, width } = scaleRow(models)
  const [first] = row
  const listed = new Set(models.filter(({ today }) => today.listed).map(({ id }) => id))
  if (!first) return null
  const garage = first.at + first.lengthInches / 2 - garageInches.depth / 2
  const roomBeside = (lengthInches: number) =>
    fillText(words.scale.room, { room: feetAndInches(garageInches.depth - lengthInches) })
  const lengths = row.map(
    ({ name, lengthInches }) => `${name}, ${feetAndInches(lengthInches)} (${roomBeside(lengthInches)})`,
  )
  const figures = { person: feetAndInches(personInches), garage: feetAndInches(garageInches.depth) }
  return (
    <section className="scale-row" aria-label={fillText(words.scale.label, { brand })}>
      <svg viewBox={`${-margin} ${-above} ${width + margin} ${above + below}`}>
        <title>{fillText(words.scale.told, { ...figures, models: formatList(lengths) })}</title>
        {row.map(({ id, picture }) => (
          <image key={id} href={mediaUrl(`/media/carts/${id}-side.webp`)} {...picture} />
        ))}
        <path className="scale-row-line" d={`M${-margin} 0H${width}`} />
        <path
          className="scale-row-line"
          d={`M${garage} 0V${-garageInches.height}l${garageInches.depth / 2}-12 ${garageInches.depth / 2} 12V0`}
        />
        <path className="scale-row-person" transform="translate(20)" d={person} />
        <text x="0" y="18">
          {figures.person}
        </text>
        {row.map(({ id, name, at, lengthInches }) => (
          <Linked key={id} to={listed.has(id) ? vehiclePath(id) : undefined}>
            <rect className="scale-row-touch" x={at} y={-garageInches.height} width={lengthInches} height={above} />
            <text className="scale-row-name" x={at} y="18">
              {name.replace(`${brand} `, '')}
            </text>
            <text x={at} y="35">
              {feetAndInches(lengthInches)}
            </text>
            <text x={at} y="52">
              {roomBeside(lengthInches)}
            </text>
          </Linked>
        ))}
        <text x={garage} y={-garageInches.height - 15}>
          {fillText(words.scale.garage, figures)}
        </text>
      </svg>
    </section>
  )
}

function Linked({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to ? <Link href={to}>{children}</Link> : <g>{children}</g>
}
