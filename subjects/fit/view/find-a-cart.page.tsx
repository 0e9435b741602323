import { definePage } from '#kernel/page/page.ts'
import { fillText } from '#kit/formats/format.ts'
import { Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { askedTown } from '#subjects/county/rules/destinations.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { mayIDriveLink, whichCartLink } from '#subjects/dealership/facts/navigation.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { findACartPageWords as words } from '#subjects/fit/facts/find-a-cart-page.ts'
import { formerPages } from '#subjects/fit/facts/questions.ts'
import {
  type FitQuery,
  fitKeys,
  fitPath,
  formerGroundKey,
  printFitQuery,
  readFitQuery,
} from '#subjects/fit/rules/answers.ts'
import { type FitResult, fitOf } from '#subjects/fit/rules/fit.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { type VehicleList, vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { amountsOf } from '#subjects/policies/rules/prices-today.ts'
import { FitAnswers } from './fit-answers.tsx'
import { FitOthers, FitResultList } from './fit-result.tsx'
import '#kit/parts/section.css'
import './find-a-cart.page.css'

interface FitData {
  readonly query: FitQuery
  readonly list: VehicleList
}

const trail = breadcrumbTrail(whichCartLink)
const example = readFitQuery(new URLSearchParams(words.example.answers)).answers

/** "Which cart?": a form that asks this page again, with the carts that fit the answers in its address. */
export const findACartPage = definePage<FitData, FitQuery>({
  paths: [addresses.findACart, `/:former{${formerPages.map((path) => path.slice(1)).join('|')}}`],
  share: 'inventory',
  carries: askedTown,
  keys: [...fitKeys, formerGroundKey],
  parse: readFitQuery,
  print: printFitQuery,
  load: async ({ path, search, query, ports, now }) => {
    if (path !== addresses.findACart)
      return { redirect: `${addresses.findACart}${search.size > 0 ? `?${search}` : ''}` }
    const list = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: { query, list }, until: list.until, status: 'failedWith' in list ? 503 : 200 }
  },
  head: (_, { shop }) => ({
    ...words.head,
    canonical: addresses.findACart,
    jsonLd: [organization(shop), breadcrumb(trail)],
  }),
  body: ({ query, list }, { siteUrl, shop }) => {
    const { answers, hasAnswers, towns, cart } = query
    // An answer must hold for the town that is meant (FIT-2).
    const isAnswered = hasAnswers && towns.length === 0
    const counted = isAnswered ? answers : example
    const result = 'vehicles' in list ? fitOf(list.vehicles, counted, amountsOf(shop), cart) : undefined
    return (
      <section className="section find-a-cart">
        <div className="wrap">
          <header>
            <Breadcrumbs items={trail} />
            <h1>{isAnswered && result ? headingOf(result) : words.asking.heading}</h1>
            {!isAnswered && <p className="lead">{words.asking.lead}</p>}
            {'failedWith' in list && <p role="status">{words.failed}</p>}
          </header>
          <div className="find-a-cart-answer">
            <FitAnswers query={query} />
            {result && (
              <FitResultList
                result={result}
                answers={counted}
                isExample={!isAnswered}
                ask={{ path: fitPath(answers, cart), siteUrl, cart: result.asked?.cart.id }}
              />
            )}
          </div>
          <div className="stack">
            {result && <FitOthers others={result.others} />}
            <div className="cluster screen-only">
              <ButtonLink href={addresses.inventory} icon="arrow">
                {words.whole}
              </ButtonLink>
              <ButtonLink href={mayIDriveLink.url} icon="arrow">
                {mayIDriveLink.name}
              </ButtonLink>
              <CallButton label={words.call} />
            </div>
          </div>
        </div>
      </section>
    )
  },
})

function headingOf({ asked, count, picks }: FitResult): string {
  const { none, one, oneToOrder, two, three, more } = words.headings
  if (asked) return fillText(words.headings.asked[asked.change ? 'no' : 'yes'], { name: asked.cart.name })
  if (count === 1 && !picks[0]?.cart.inStock) return oneToOrder
  return [none, one, two, three][count] ?? fillText(more, { count })
}
