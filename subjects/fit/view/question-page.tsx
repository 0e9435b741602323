import type { ReactNode } from 'react'
import { definePage } from '#kernel/page/page.ts'
import { fillText, formatCount, formatList } from '#kit/formats/format.ts'
import { Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { Link } from '#kit/parts/link.tsx'
import { hasProblems } from '#kit/parts/planner.tsx'
import type { PlannerQuery, PlannerReader } from '#kit/parts/planner-query.ts'
import { plannerWords } from '#kit/parts/words.ts'
import { chosenTown } from '#subjects/county/rules/destinations.ts'
import type { PageHead } from '#subjects/dealership/facts/head-defaults.ts'
import { whichCartLink } from '#subjects/dealership/facts/navigation.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { canBeBought, stockText } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { type VehicleList, vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { AskUs } from './ask-us.tsx'
import '#kit/parts/prose.css'
import './question-page.css'

type Verdict = 'yes' | 'slowly' | 'no' | 'unknown'

interface Judged {
  readonly cart: Vehicle
  readonly verdict: Verdict
}

interface QuestionWords {
  readonly head: PageHead
  readonly lead: string
  readonly form: { readonly submit: string }
  readonly headings: Readonly<Record<'all' | 'some' | 'none', string> & { cart: Partial<Record<Verdict, string>> }>
  /** In the order of the page. */
  readonly groups: Readonly<Partial<Record<Verdict, string>>>
  readonly notes: { readonly heading: string; readonly list: readonly string[] }
  readonly contact: string
  readonly mail: string
}

interface Question<Key extends string, Input, Answer extends Judged> {
  readonly link: { readonly name: string; readonly url: string }
  readonly words: QuestionWords
  readonly reader: PlannerReader<Key | 'cart', Input>
  readonly fields: (query: PlannerQuery<Key | 'cart', Input>) => ReactNode
  /** What was asked, as we understood it. */
  readonly told: (input: Input) => string
  /** The address of the answer, written from that. */
  readonly pathTo: (input: Input, cart?: string) => string
  readonly judge: (cart: Vehicle, input: Input) => Answer
  /** What stands above the carts; `chosen` is the cart that the address names. */
  readonly above: (input: Input, all: readonly Answer[], chosen: Answer | undefined) => ReactNode
  /** Carts with the same verdict. */
  readonly group: (input: Input, alike: readonly Answer[], all: readonly Answer[]) => ReactNode
}

interface QuestionData<Key extends string, Input> {
  readonly query: PlannerQuery<Key | 'cart', Input>
  readonly list: VehicleList
}

/** One question about every cart: the answer first, then the form that asked; in a wide window side by side. */
export function defineQuestion<Key extends string, Input, Answer extends Judged>(
  question: Question<Key, Input, Answer>,
) {
  const { link, words, reader, fields, told, pathTo, judge, above, group } = question
  const trail = breadcrumbTrail(whichCartLink, link)
  const { others, call, chosen: lineWords, failed } = findACartPage
  return definePage<QuestionData<Key, Input>, QuestionData<Key, Input>['query']>({
    paths: [link.url],
    share: 'inventory',
    carries: chosenTown,
    keys: reader.keys,
    parse: reader.read,
    load: async ({ query, ports, now }) => {
      const list = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
      return { data: { query, list }, until: list.until, status: 'failedWith' in list ? 503 : 200 }
    },
    head: () => ({ ...words.head, canonical: link.url, jsonLd: [organization, breadcrumb(trail)] }),
    body: ({ query, list }, { siteUrl }) => {
      const { input, typed } = query
      const every = 'vehicles' in list ? list.vehicles : []
      const carts = every.filter(canBeBought)
      const gone = every.filter((cart) => !canBeBought(cart)).map(({ name }) => name)
      const all = input === undefined ? [] : carts.map((cart) => judge(cart, input))
      const chosen = all.find(({ cart }) => cart.id === typed.cart)
      const heading = all.length > 0 ? headingOf(words.headings, all, chosen) : link.name
      return (
        <section className="section planner question-page">
          <div className="wrap">
            <header>
              <Breadcrumbs items={trail} />
              <h1>{heading}</h1>
              <p className="lead">
                {input === undefined ? words.lead : told(input)}{' '}
                {input !== undefined && (
                  <a className="link screen-only" href="#ask">
                    {lineWords.change}
                  </a>
                )}
              </p>
              {'failedWith' in list && <p role="status">{failed}</p>}
            </header>
            {input !== undefined && (
              <div className="planner-result">
                {above(input, all, chosen)}
                <div>
                  {Object.entries<string>(words.groups).map(([verdict, title]) => {
                    const alike = all.filter((answer) => answer.verdict === verdict)
                    const hint = formatCount(alike.length, others.hint.one, others.hint.many)
                    return (
                      alike.length > 0 && (
                        <Fold key={verdict} title={title} hint={hint} open={!chosen}>
                          {group(input, alike, all)}
                        </Fold>
                      )
                    )
                  })}
                  {gone.length > 0 && (
                    <p className="small soft">{fillText(others.notCounted, { names: formatList(gone) })}</p>
                  )}
                  <Fold title={words.notes.heading}>
                    <ul className="prose">
                      {words.notes.list.map((text) => (
                        <li key={text}>{text}</li>
                      ))}
                    </ul>
                  </Fold>
                </div>
                <div className="cluster screen-only">
                  <AskUs
                    look="solid"
                    words={words}
                    answer={`${heading}. ${told(input)}`}
                    path={pathTo(input, chosen?.cart.id)}
                    siteUrl={siteUrl}
                    cartId={chosen?.cart.id}
                  />
                  <CallButton label={call} />
                </div>
              </div>
            )}
            <form id="ask" action={link.url} noValidate>
              {hasProblems(query) && (
                <p className="field-error" role="alert">
                  {plannerWords.problems}
                </p>
              )}
              {typed.cart !== '' && <input type="hidden" name="cart" value={typed.cart} />}
              <div className="planner-fields">{fields(query)}</div>
              <button type="submit" className="button" data-look="main">
                {words.form.submit}
              </button>
            </form>
          </div>
        </section>
      )
    },
  })
}

/** A cart of the answer; of one that is not in stock it says so. */
export function CartLink({ cart }: { readonly cart: Vehicle }) {
  return (
    <>
      <Link href={vehiclePath(cart.id)}>{cart.name}</Link>
      {!cart.inStock && <small className="soft"> {stockText(cart)}</small>}
    </>
  )
}

function headingOf(
  { cart, all, some, none }: QuestionWords['headings'],
  judged: readonly Judged[],
  chosen: Judged | undefined,
): string {
  if (chosen) return fillText(cart[chosen.verdict] ?? '', { name: chosen.cart.name })
  const able = judged.filter(({ verdict }) => verdict === 'yes' || verdict === 'slowly').length
  return fillText(able === 0 ? none : able === judged.length ? all : some, { able, count: judged.length })
}
