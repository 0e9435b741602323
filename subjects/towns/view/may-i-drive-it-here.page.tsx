import { definePage } from '#kernel/page/page.ts'
import { fillText, formatDate } from '#kit/formats/format.ts'
import { Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { DataTable } from '#kit/parts/data-table.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { Link } from '#kit/parts/link.tsx'
import { hasProblems } from '#kit/parts/planner.tsx'
import { PlannerChoice } from '#kit/parts/planner-field.tsx'
import { plannerWords } from '#kit/parts/words.ts'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import type { Destination } from '#subjects/county/rules/delivery.ts'
import { chosenTown, findDestination } from '#subjects/county/rules/destinations.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import type { Shop } from '#subjects/dealership/rules/shop.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import {
  answerWords,
  driveConditions,
  legalKinds,
  type Purpose,
  purposes,
  mayIDrivePageWords as words,
} from '#subjects/towns/facts/may-i-drive-page.ts'
import { type Office, roadRules } from '#subjects/towns/facts/road-rules.ts'
import {
  type DriveAsked,
  type DriveQuery,
  drivePath,
  driveReader,
  isLegalKind,
  kindOf,
  mayDrive,
} from '#subjects/towns/rules/may-i-drive.ts'
import '#kit/parts/reading-folds.css'
import '#kit/parts/remark.later.css'
import './question-page.css'
import './may-i-drive-it-here.page.css'

const trail = breadcrumbTrail(mayIDriveLink)
const { form } = words

/** What is driven: a kind, or a cart of ours. */
interface Column {
  readonly cart: string
  readonly kind: ReturnType<typeof kindOf>
  readonly name: string
}

const kinds: readonly Column[] = Object.entries(legalKinds).map(([kind, { short }]) => {
  return { cart: kind, kind: kind as keyof typeof legalKinds, name: short }
})

interface DriveData {
  readonly query: DriveQuery
  /** The cart that the address names. */
  readonly cart: Vehicle | undefined
  /** Whether the address names a cart or a kind. */
  readonly isChosen: boolean
}

/** One question about the law: its answer, the form that asks, and every other answer in a table (TOWN-80). */
export const mayIDriveItHerePage = definePage<DriveData, DriveQuery>({
  paths: [mayIDriveLink.url],
  share: 'county',
  carries: chosenTown,
  keys: driveReader.keys,
  parse: driveReader.read,
  load: async ({ query, search, ports, now }) => {
    const isChosen = search.has('cart')
    if (isLegalKind(query.typed.cart)) return { data: { query, cart: undefined, isChosen } }
    const list = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    const cart = 'vehicles' in list ? list.vehicles.find(({ id }) => id === query.typed.cart) : undefined
    return { data: { query, cart, isChosen: cart !== undefined }, until: list.until }
  },
  head: (_, { shop }) => ({
    ...words.head,
    canonical: mayIDriveLink.url,
    jsonLd: [organization(shop), breadcrumb(trail)],
  }),
  body: ({ query, cart, isChosen }, { shop }) => {
    const { typed, input } = query
    const town = findDestination(typed.town)
    const named: Column | undefined = cart && { cart: cart.id, kind: kindOf(cart), name: cart.name }
    const chosen = named ?? kinds.find((one) => one.cart === typed.cart) ?? kinds[0]
    const asked = {
      purpose: 'slowRoad',
      hasLicense: true,
      atNight: false,
      ...input,
      cart: chosen?.cart ?? '',
      town,
    } as const
    return (
      <section className="section planner question-page">
        <div className="wrap">
          <header>
            <Breadcrumbs items={trail} />
            <h1>{town ? fillText(words.headingIn, { town: town.name }) : words.heading}</h1>
            {!input && <p className="lead">{words.lead}</p>}
          </header>
          {input && chosen && (
            <div className="planner-result">
              <Answer asked={{ ...input, town }} column={chosen} office={shop.offices[town?.slug ?? '']} />
            </div>
          )}
          <Form query={query} named={named} town={town} />
          <div className="planner-result">
            <div className="reading-folds">
              <Fold title={words.table}>
                <Places asked={asked} columns={isChosen && chosen ? [chosen] : kinds} />
              </Fold>
            </div>
          </div>
          <div className="stack may-i-drive-notes">
            <p className="remark">{roadRules.caveat}</p>
            <p className="cluster">
              <a className="link" href={`${countyHub.url}#roads`}>
                {words.all}
              </a>
              {town?.url && (
                <a className="link" href={town.url}>
                  {fillText(words.townPage, { town: town.name })}
                </a>
              )}
              {cart && (
                <Link className="link" href={vehiclePath(cart.id)}>
                  {cart.name}
                </Link>
              )}
            </p>
          </div>
        </div>
      </section>
    )
  },
})

interface AnswerProps {
  readonly asked: DriveAsked
  readonly column: Column
  /** The number of the town's office, where the dealer has entered it. */
  readonly office: Shop['offices'][string] | undefined
}

function Answer({ asked, column: { kind, name }, office: number }: AnswerProps) {
  const { purpose, town } = asked
  const { answer, why, rule, takes = [], ask = [], asksUs } = mayDrive({ ...asked, kind })
  const { title, text, source } = roadRules.rules[rule]
  const named = {
    cart: name,
    purpose: purposes[purpose].phrase,
    town: town ? fillText(words.inTown, { town: town.name }) : '',
  }
  return (
    <div className="may-i-drive-answer" data-answer={answer}>
      <p className="planner-figure">
        <b>{answerWords[answer]}</b>
        <span>{fillText(words.answered, named)}</span>
      </p>
      <p className="lead">{why}</p>
      {asksUs && (
        <p>
          <CallButton look="main" label={words.call} />
        </p>
      )}
      <dl>
        {takes.length > 0 && (
          <div>
            <dt className="title">{words.takes}</dt>
            {takes.map((condition) => (
              <dd key={condition}>{driveConditions[condition]}</dd>
            ))}
          </div>
        )}
        {ask.length > 0 && (
          <div>
            <dt className="title">{words.ask}</dt>
            {ask.map((office) => (
              <dd key={office}>
                {officeName(office, town)}
                {office === 'office' && number && (
                  <>
                    {', '}
                    <a className="link whole" href={telHref(number)}>
                      {number}
                    </a>
                  </>
                )}
                : <span className="soft">{roadRules.ask[office].about}</span>
              </dd>
            ))}
          </div>
        )}
        <div className="may-i-drive-rule">
          <dt className="title">
            {words.rule}: {title}
          </dt>
          <dd>{text}</dd>
          <dd className="small soft">
            {source}, {fillText(words.checked, { date: formatDate(roadRules.lookedOver) })}
          </dd>
        </div>
      </dl>
    </div>
  )
}

function officeName(office: Office, town: Destination | undefined): string {
  return office === 'office' && town ? fillText(words.office, { town: town.name }) : roadRules.ask[office].who
}

/** The answers for all places; each links to its reasons. */
function Places({ asked, columns }: { readonly asked: DriveAsked; readonly columns: readonly Column[] }) {
  return (
    <DataTable
      columns={[words.tablePlace, ...columns.map(({ name }) => name)]}
      rows={Object.entries(purposes).map(([key, { label }]) => {
        const purpose = key as Purpose
        return {
          key,
          cells: [
            label,
            ...columns.map(({ cart, kind }) => (
              <PlaceAnswer key={cart} asked={{ ...asked, cart, purpose }} kind={kind} />
            )),
          ],
        }
      })}
    />
  )
}

interface PlaceAnswerProps {
  readonly asked: Parameters<typeof drivePath>[0] & Omit<DriveAsked, 'kind'>
  readonly kind: Column['kind']
}

/** The answer for one place in a word, with the sign of that answer. */
function PlaceAnswer({ asked, kind }: PlaceAnswerProps) {
  const { answer } = mayDrive({ ...asked, kind })
  return (
    <a className="link whole" data-answer={answer} href={drivePath(asked)}>
      {answerWords[answer]}
    </a>
  )
}

interface FormProps {
  readonly query: DriveQuery
  readonly named: Column | undefined
  readonly town: Destination | undefined
}

function Form({ query, named, town }: FormProps) {
  const choicesOf = (words: Readonly<Record<string, string | { readonly label: string }>>) =>
    Object.entries(words).map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.label }))
  const listed = town && !town.type ? [...towns, town] : towns
  return (
    <form id="ask" action={mayIDriveLink.url} noValidate>
      {hasProblems(query) && (
        <p className="field-error" role="alert">
          {plannerWords.problems}
        </p>
      )}
      <div className="planner-fields">
        <PlannerChoice
          query={query}
          name="cart"
          label={form.cart}
          choices={[...(named ? [{ value: named.cart, label: named.name }] : []), ...choicesOf(legalKinds)]}
        />
        <PlannerChoice
          query={query}
          name="town"
          label={form.town}
          choices={[
            { value: '', label: form.anyTown },
            ...listed.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <PlannerChoice query={query} name="where" label={form.purpose} choices={choicesOf(purposes)} />
        <PlannerChoice query={query} name="license" label={form.license} choices={choicesOf(form.licenses)} />
        <PlannerChoice query={query} name="when" label={form.time} choices={choicesOf(form.times)} />
      </div>
      <button type="submit" className="button" data-look={query.input ? 'solid' : 'main'}>
        {form.submit}
      </button>
    </form>
  )
}
