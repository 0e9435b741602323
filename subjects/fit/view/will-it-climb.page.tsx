import { fillText } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { PlannerChoice, PlannerField } from '#kit/parts/planner-field.tsx'
import { driveAndGarageLinks } from '#subjects/dealership/facts/navigation.ts'
import { climbPage as words } from '#subjects/fit/facts/climb-page.ts'
import { fitPath } from '#subjects/fit/rules/answers.ts'
import { type Climb, climbOf } from '#subjects/fit/rules/climb.ts'
import { climbPath, climbReader } from '#subjects/fit/rules/climb-query.ts'
import { chargeText, hillText, speedText } from '#subjects/fit/rules/climb-text.ts'
import { ClimbTrail } from './climb-trail.tsx'
import { CartLink, defineQuestion } from './question-page.tsx'

const { form } = words
const surfaces = Object.entries(form.surfaces).map(([value, label]) => ({ value, label }))
const number = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const

/** "Will it climb my driveway?": how fast each cart climbs it and what that takes. */
export const willItClimbPage = defineQuestion({
  link: driveAndGarageLinks[0],
  words,
  reader: climbReader,
  fields: (query) => (
    <>
      <PlannerField query={query} name="slope" label={form.slope} {...number} />
      <PlannerField query={query} name="length" label={form.length} {...number} />
      <PlannerField query={query} name="rise" label={form.rise} {...number} />
      <PlannerChoice query={query} name="surface" label={form.surface} choices={surfaces} />
      <PlannerField query={query} name="riders" label={form.riders} {...number} />
      <PlannerField query={query} name="load" label={form.load} {...number} />
    </>
  ),
  told: hillText,
  pathTo: climbPath,
  judge: climbOf,
  above: (drive, climbs, chosen) => (
    <>
      {chosen && <Verdict climb={chosen} />}
      <p>
        {words.brakes.alone}{' '}
        <Link
          className="link"
          href={fitPath({ riders: drive.riders, ground: [drive.surface, 'steep'], carry: [], whiteGlove: false })}
        >
          {words.brakes.link}
        </Link>
      </p>
      <ClimbTrail
        drive={drive}
        climbs={chosen ? [chosen] : climbs.toSorted((one, other) => mphOf(other) - mphOf(one))}
      />
    </>
  ),
  group: (_, climbs) => <ClimbGroup climbs={climbs} />,
})

/** Carts with the same speed, or ruled out by the same sentence, stand together. */
function ClimbGroup({ climbs }: { readonly climbs: readonly Climb[] }) {
  const fastestFirst = climbs.toSorted((one, other) => mphOf(other) - mphOf(one) || one.cart.price - other.cart.price)
  return [...Map.groupBy(fastestFirst, headingOf)].map(([heading, alike]) => {
    const charges = alike.flatMap((climb) => ('charge' in climb ? [climb.charge] : []))
    return (
      <section key={heading} className="question-carts">
        <h3>{heading}</h3>
        {charges.length > 0 && <p className="small soft">{chargeText(charges)}</p>}
        <ul>
          {alike.map(({ cart }) => (
            <li key={cart.id}>
              <CartLink cart={cart} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function headingOf(climb: Climb): string {
  return 'charge' in climb ? speedText(climb) : climb.reason
}

function Verdict({ climb }: { readonly climb: Climb }) {
  if (!('charge' in climb)) return <p className="lead">{climb.reason}</p>
  return (
    <div>
      <p>
        <b>{fillText(words.steepest, { speed: speedText(climb) })}</b>
      </p>
      <p>{chargeText([climb.charge])}</p>
    </div>
  )
}

function mphOf(climb: Climb): number {
  return 'charge' in climb ? climb.mph : 0
}
