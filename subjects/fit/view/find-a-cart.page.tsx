import { definePage } from '#kernel/page/page.ts'
import { fillText } from '#kit/formats/format.ts'
import { Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { askedTown } from '#subjects/county/rules/destinations.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { whichCartLink } from '#subjects/dealership/facts/navigation.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { findACartPage as words } from '#subjects/fit/facts/find-a-cart-page.ts'
import { type FitQuery, fitKeys, printFitQuery, readFitQuery } from '#subjects/fit/rules/answers.ts'
import { fitOf } from '#subjects/fit/rules/fit.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { type VehicleList, vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { FitAnswers } from './fit-answers.tsx'
import { FitResultList } from './fit-result.tsx'
import { QuestionLinks } from './question-links.tsx'
import '#kit/parts/section.css'
import './question-page.css'

interface FitData {
  readonly query: FitQuery
  readonly list: VehicleList
}

const trail = breadcrumbTrail(whichCartLink)

/** "Which cart?": a form that asks this page again, and what its address leaves of the inventory. */
export const findACartPage = definePage<FitData, FitQuery>({
  paths: [addresses.findACart],
  share: 'inventory',
  carries: askedTown,
  keys: fitKeys,
  parse: readFitQuery,
  print: printFitQuery,
  load: async ({ query, ports, now }) => {
    const list = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: { query, list }, until: list.until, status: 'failedWith' in list ? 503 : 200 }
  },
  head: () => ({ ...words.head, canonical: addresses.findACart, jsonLd: [organization, breadcrumb(trail)] }),
  body: ({ query, list }, { siteUrl }) => {
    const { answers, asked, towns } = query
    // FIT-2: an answer must hold for the town that is meant.
    const result = asked && towns.length === 0 && 'vehicles' in list ? fitOf(list.vehicles, answers) : null
    return (
      <section className="section question-page">
        <div className="wrap stack">
          <Breadcrumbs items={trail} />
          <h1>{result ? fitHeading(result.count) : words.asking.heading}</h1>
          {!asked && <p className="lead">{words.asking.lead}</p>}
          <FitAnswers query={query} />
          {'failedWith' in list && <p role="status">{words.failed}</p>}
          {result && <FitResultList result={result} answers={answers} siteUrl={siteUrl} />}
          <QuestionLinks answers={answers} />
          <div className="cluster">
            <ButtonLink href={addresses.inventory} icon="arrow">
              {words.whole}
            </ButtonLink>
            <CallButton label={words.call} />
          </div>
        </div>
      </section>
    )
  },
})

function fitHeading(count: number): string {
  const { none, one, two, three, more } = words.headings
  return [none, one, two, three][count] ?? fillText(more, { count })
}
