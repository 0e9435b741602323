import { definePage } from '#kernel/page/page.ts'
import { breadcrumb } from '#kit/json-ld/breadcrumb.ts'
import { Actions } from '#kit/parts/actions.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { plannerStatus } from '#kit/parts/planner.tsx'
import { Points } from '#kit/parts/points.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Steps } from '#kit/parts/steps.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { breadcrumbTrail } from '#subjects/dealership/rules/breadcrumb-trail.ts'
import { contactPath } from '#subjects/dealership/rules/contact-path.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { damageReport as words } from '#subjects/policies/facts/damage-report.ts'
import { damageReport, deliveryReader } from '#subjects/policies/rules/damage-report.ts'
import { policyLinks } from '#subjects/policies/rules/policies.ts'
import { DamageAnswer, type DamageAnswerProps, DamageForm } from './damage-report.tsx'
import '#kit/parts/card.css'
import '#kit/parts/link-row.css'
import './damaged-on-delivery.page.css'

interface DamageQuestion {
  readonly query: ReturnType<typeof deliveryReader.read>
  readonly answer?: DamageAnswerProps
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
        figure={
          <section className="card damage-photos" aria-labelledby="photos">
            <h2 id="photos">{words.photos.heading}</h2>
            <Steps items={words.photos.items} />
          </section>
        }
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

function WaysToReport() {
  const { call, write, interest } = words.report
  return (
    <Actions>
      <CallButton look="main" label={call} />
      <ButtonLink href={contactPath(interest)} icon="mail">
        {write}
      </ButtonLink>
    </Actions>
  )
}
