import { fillText } from '#kit/formats/format.ts'
import { Fold } from '#kit/parts/fold.tsx'
import { PlannerField } from '#kit/parts/planner-field.tsx'
import { driveAndGarageLinks } from '#subjects/dealership/facts/navigation.ts'
import { garagePage as words } from '#subjects/fit/facts/garage-page.ts'
import {
  garagePath,
  garageReader,
  garageText,
  type Parked,
  parked,
  sides,
  sizeText,
} from '#subjects/fit/rules/garage.ts'
import { GarageDrawing, type GarageDrawingProps } from './garage-drawing.tsx'
import { CartLink, defineQuestion } from './question-page.tsx'

/** "Will it fit my garage?": every cart drawn in it. */
export const willItFitPage = defineQuestion({
  link: driveAndGarageLinks[1],
  words,
  reader: garageReader,
  fields: (query) =>
    sides.map((side) => (
      <PlannerField key={side} query={query} name={side} label={words.form[side]} type="text" autoComplete="off" />
    )),
  told: garageText,
  pathTo: garagePath,
  judge: parked,
  above: (garage, all, chosen) => chosen && <ParkedCart parked={chosen} garage={garage} all={all} />,
  group: (garage, alike, all) => {
    const nearestFirst = alike.toSorted((one, other) => inchesOver(one) - inchesOver(other))
    const shown = alike.some(({ missing }) => missing) ? words.misses.shown : alike.length
    const rest = nearestFirst.slice(shown)
    return (
      <>
        <ParkedCarts parked={nearestFirst.slice(0, shown)} garage={garage} all={all} />
        {rest.length > 0 && (
          <Fold level={3} title={fillText(words.misses.more, { count: rest.length })}>
            <ParkedCarts parked={rest} garage={garage} all={all} />
          </Fold>
        )}
      </>
    )
  },
})

const inchesOver = ({ over: { width = 0, height = 0, depth = 0 } }: Parked) => width + height + depth

function ParkedCarts({ parked, ...drawn }: Omit<GarageDrawingProps, 'parked'> & { parked: readonly Parked[] }) {
  return (
    <ul className="garage-carts">
      {parked.map((one) => (
        <li key={one.cart.id}>
          <ParkedCart parked={one} {...drawn} />
        </li>
      ))}
    </ul>
  )
}

function ParkedCart(props: GarageDrawingProps) {
  const { cart, size, folded, missing }: Parked = props.parked
  return (
    <>
      <GarageDrawing {...props} />
      <p>
        <CartLink cart={cart} />
        <br />
        {missing || (
          <small className="soft">
            {folded && words.folded} {size && sizeText(size)}
          </small>
        )}
      </p>
    </>
  )
}
