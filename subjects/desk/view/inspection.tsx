import { formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { cartWords } from '#subjects/desk/facts/cart-words.ts'
import {
  deskNote,
  inspectedFigures,
  inspectedPlaces,
  inspectedWork,
  inspectionWords,
} from '#subjects/inventory/facts/inspection.ts'
import { labelOf } from '#subjects/inventory/rules/change/cart-columns.ts'
import {
  type InspectedPart,
  mostLetters,
  placeNames,
  type ShownInspection,
} from '#subjects/inventory/rules/inspection.ts'
import { specificationsOf } from '#subjects/inventory/rules/specification-list.ts'
import type { OfferedVehicle, Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { InspectionCard } from '#subjects/inventory/view/vehicle/inspection-card.tsx'
import { AddPhotos } from './add-photos.tsx'
import { Save, TwoChoices } from './controls.tsx'
import { type FormState, Line, Lines, markOf, Tick, WhyRefused } from './form-parts.tsx'

interface InspectionScreenProps {
  readonly cart: Vehicle
  /** The values of the fields, by part. */
  readonly values: Readonly<Record<string, string>>
  readonly refused: FormState | undefined
}

type AskedInWords = Readonly<{ label: string; asked?: string }>

const states = [
  ['clean', 'Clean'],
  ['marks', 'Has marks'],
] as const

/** One tap for each place on the way around the cart, then what was read and done (DESK-100). */
export function InspectionScreen({ cart: { id, isNew }, values, refused }: InspectionScreenProps) {
  const seen = refused?.values.seen ?? JSON.stringify(values)
  const field = (part: InspectedPart) => ({
    id: part,
    maxLength: mostLetters(part),
    defaultValue: values[part],
    required: false,
    ...markOf(refused, part),
  })
  return (
    <>
      <div className="spread">
        <h1>{isNew ? deskNote.note.label : inspectionWords.desk}</h1>
        {!isNew && (
          <div className="desk-acts">
            <AddPhotos cart={id} back="/inspection" />
            <ButtonLink href={`/carts/${id}/sheet`}>Print windshield sheet</ButtonLink>
          </div>
        )}
      </div>
      <form className="stack" method="post" action={`/carts/${id}/inspection`} data-draft>
        <WhyRefused refused={refused} />
        <input type="hidden" name="seen" value={seen} />
        {!isNew && (
          <div className="desk-panel inspection-places">
            <h2>{cartWords.around}</h2>
            {placeNames.some((place) => values[`${place}.state`] === undefined) && (
              <Tick name="rest" defaultChecked={values.rest !== undefined}>
                {cartWords.restClean}
              </Tick>
            )}
            {placeNames.map((place) => (
              <fieldset key={place} className="field inspection-place">
                <legend>{inspectedPlaces[place].label}</legend>
                <TwoChoices name={`${place}.state`} choices={states} chosen={values[`${place}.state`]} />
                <input
                  {...field(place)}
                  name={place}
                  aria-label={`${inspectedPlaces[place].label}: which marks`}
                  placeholder="Which marks, and where"
                  autoComplete="off"
                />
              </fieldset>
            ))}
            <p className="inspection-count soft"> of {placeNames.length} checked</p>
          </div>
        )}
        <div className="desk-panel inspection-lines">
          {!isNew && <h2>{cartWords.read}</h2>}
          {!isNew &&
            Object.entries(inspectedFigures).map(([part, { label, hint }]) => (
              <Line key={part} label={label} hint={hint} {...field(part as InspectedPart)} />
            ))}
          {Object.entries<AskedInWords>({ ...(!isNew && inspectedWork), ...deskNote }).map(([part, words]) => (
            <Lines key={part} label={words.asked ?? words.label} {...field(part as InspectedPart)} />
          ))}
        </div>
        <Save asBefore={refused && `/carts/${id}/inspection`} isForNew>
          {isNew ? 'Save the note' : 'Save the inspection'}
        </Save>
      </form>
    </>
  )
}

interface SheetProps {
  /** The cart at its price of today. */
  readonly cart: OfferedVehicle
  readonly inspection: ShownInspection | undefined
  readonly phone: string
}

/** The cart, its price and what was found, on one sheet of paper (DESK-101). */
export function InspectionSheet({ cart, inspection, phone }: SheetProps) {
  const { name, price, regularPrice, year } = cart
  const figures = Object.entries({ ...(year && { year }), ...specificationsOf(cart) })
  return (
    <article className="inspection-sheet stack">
      <div className="spread">
        <h1>{name}</h1>
        <p>
          {regularPrice !== undefined && <s>{formatPrice(regularPrice)}</s>}{' '}
          <b className="inspection-price">{formatPrice(price)}</b>
        </p>
      </div>
      <dl className="desk-facts">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{labelOf(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{inspectionWords.heading}</h2>
      {inspection ? <InspectionCard cart={cart} inspection={inspection} /> : <p>Nothing is written down yet.</p>}
      <p>
        {business.name} · {phone}
      </p>
      <button type="button" className="button screen-only" data-look="main" data-print hidden>
        Print
      </button>
    </article>
  )
}
