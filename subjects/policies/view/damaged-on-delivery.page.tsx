import { definePage } from '#kernel/page/page.ts'
import { breadcrumb } from '#kit/json-ld/breadcrumb.ts'
import { PageTop } from '#kit/parts/page-top.tsx'
import { plannerStatus } from '#kit/parts/planner.tsx'
import { Points } from '#kit/parts/points.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Steps } from '#kit/parts/steps.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { breadcrumbTrail } from '#subjects/dealership/rules/breadcrumb-trail.ts'
import { damageReport as words } from '#subjects/policies/facts/damage-report.ts'
import {
  type DamageReport,
  type Delivery,
  damageReport,
  deliveryReader,
} from '#subjects/policies/rules/damage-report.ts'
import { policyLinks } from '#subjects/policies/rules/policies.ts'
import { DamageAnswer, WaysToReport } from './damage-answer.tsx'
import { DamageForm } from './damage-form.tsx'
import '#kit/parts/card.css'
import '#kit/parts/link-row.css'
import './damaged-on-delivery.page.css'

interface DamageQuestion {
  readonly query: ReturnType<typeof deliveryReader.read>
  readonly answer?: { readonly delivery: Delivery; readonly report: DamageReport; readonly now: Date }
}

const path = addresses.damagedOnDelivery
const trail = breadcrumbTrail(words.link)

/** POL-90: until when damage can be reported. The answer stands where the question stood. */
export const damagedOnDeliveryPage = definePage<DamageQuestion>({
  paths: [path],
  share: 'policies',
  action: 'reportDamage',
  query: deliveryReader.keys,
  load: ({ search, now }) => {
    const query = deliveryReader.read(search)
    const delivery = query.input
    if (!delivery) return { data: { query }, status: plannerStatus(query) }
    const report = damageReport(delivery, now)
    return { data: { query, answer: { delivery, report, now } }, until: report.until }
  },
  head: () => ({ ...words.head, canonical: path, jsonLd: [breadcrumb(trail)] }),
  body: ({ query, answer }) => (
    <>
      <PageTop
        title={words.link.name}
        lead={answer ? undefined : words.lead}
        breadcrumbs={trail}
        figure={<Photos />}
        inset
      >
        {answer && <DamageAnswer {...answer} />}
        {answer && <WaysToReport />}
        <DamageForm query={query} />
        {!answer && <WaysToReport />}
      </PageTop>
      <Section title={words.next.heading} ground="shade">
        <Points items={words.next.items} />
      </Section>
      <Section title={words.policies.heading}>
        <ul className="columns damage-policies" data-columns="3">
          {policyLinks(words.policies.documents).map(({ name, url }) => (
            <li key={url}>
              <a className="link-row" href={url}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  ),
})

function Photos() {
  return (
    <section className="card damage-photos" aria-labelledby="photos">
      <h2 id="photos">{words.photos.heading}</h2>
      <Steps items={words.photos.items} />
    </section>
  )
}
