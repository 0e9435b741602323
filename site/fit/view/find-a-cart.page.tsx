import { findACartPage as words } from '#content/fit/find-a-cart-page.ts'
import { vehicleQuery } from '#content/inventory/vehicle-query.ts'
import { addresses } from '#content/shared/addresses.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { organization } from '#site/dealership/view/json-ld/organization.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { type FitQuery, fitKeys, oneFitQuery, readFitQuery } from '#site/fit/rules/answers.ts'
import { fitHeading } from '#site/fit/rules/chosen-words.ts'
import { type FitResult, fitOf } from '#site/fit/rules/fit.ts'
import { type VehicleList, vehicleList } from '#site/inventory/view/data/vehicle-list.ts'
import { definePage } from '#site/page.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { Breadcrumbs } from '#site/shared/view/breadcrumbs.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { FitAnswers } from './fit-answers.tsx'
import { FitMisses } from './fit-misses.tsx'
import { FitOthers } from './fit-others.tsx'
import { FitPick } from './fit-pick.tsx'
import '#site/shared/view/section.css'
import './fit-picks.css'
import './find-a-cart.page.css'

interface FitData {
  readonly query: FitQuery
  readonly list: VehicleList
}

const trail = breadcrumbTrail(words.crumb)

/** "Which cart?": a form that asks this page again, and what its address leaves of the inventory. */
export const findACartPage = definePage<FitData>({
  paths: [addresses.findACart],
  share: 'inventory',
  carriesTown: true,
  query: fitKeys,
  oneQuery: oneFitQuery,
  load: async ({ search, ports, now }) => {
    const query = readFitQuery(search)
    const list = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: { query, list }, until: list.until, status: 'failedWith' in list ? 503 : 200 }
  },
  head: () => ({ ...words.head, canonical: addresses.findACart, jsonLd: [organization, breadcrumb(trail)] }),
  body: ({ query, list }) => {
    const { answers, asked } = query
    const result = asked && 'vehicles' in list ? fitOf(list.vehicles, answers) : null
    return (
      <section className="section find-a-cart">
        <div className="wrap">
          <Breadcrumbs items={trail} />
          <h1>{result ? fitHeading(result.count) : words.asking.heading}</h1>
          {!asked && <p className="lead">{words.asking.lead}</p>}
          <FitAnswers query={query} />
          {'failedWith' in list && <p role="status">{words.failed}</p>}
          {result && <Result result={result} query={query} />}
          <Actions>
            <ButtonLink href={addresses.inventory} icon="arrow">
              {words.whole}
            </ButtonLink>
            <CallButton label={words.call} />
          </Actions>
        </div>
      </section>
    )
  },
})

function Result({ result, query: { answers } }: { readonly result: FitResult; readonly query: FitQuery }) {
  const { picks, misses, others } = result
  if (picks.length + others.length === 0) return <p>{words.empty}</p>
  return (
    <>
      {picks.length > 0 && (
        <ol className="fit-picks">
          {picks.map((pick) => (
            <FitPick key={pick.cart.id} pick={pick} answers={answers} />
          ))}
        </ol>
      )}
      <FitMisses misses={misses} alone={picks.length === 0} />
      <FitOthers others={others} />
    </>
  )
}
