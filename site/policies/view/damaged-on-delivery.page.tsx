import { damageReport as words } from '#content/policies/damage-report.ts'
import { addresses } from '#content/shared/addresses.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage } from '#site/page.ts'
import { type DamageReport, type Delivery, damageReport, deliveryReader } from '#site/policies/rules/damage-report.ts'
import { policyLinks } from '#site/policies/rules/policies.ts'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { PageTop } from '#site/shared/view/page-top.tsx'
import { plannerStatus } from '#site/shared/view/planner.tsx'
import { Points } from '#site/shared/view/points.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { Steps } from '#site/shared/view/steps.tsx'
import { DamageAnswer, WaysToReport } from './damage-answer.tsx'
import { DamageForm } from './damage-form.tsx'
import '#site/shared/view/card.css'
import '#site/shared/view/link-row.css'
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
