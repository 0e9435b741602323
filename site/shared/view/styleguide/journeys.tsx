import { services } from '#content/dealership/services.ts'
import { policyPage } from '#content/policies/policy-page.ts'
import { RailroadDrawing } from '#site/dealership/view/railroad-drawing.tsx'
import { ServiceCallouts } from '#site/dealership/view/service-callouts.tsx'
import { ServiceCard } from '#site/dealership/view/service-card.tsx'
import { damageReport, deliveryReader } from '#site/policies/rules/damage-report.ts'
import { DamageAnswer } from '#site/policies/view/damage-answer.tsx'
import { DamageForm } from '#site/policies/view/damage-form.tsx'
import { PolicyContents } from '#site/policies/view/policy-contents.tsx'
import { easternInstant } from '#site/shared/rules/eastern-time.ts'
import { Section } from '#site/shared/view/section.tsx'

const delivery = { day: '2026-11-20', time: '14:30' }
const days = ['2026-11-19', '2026-11-21', '2026-11-23'].map((day) => easternInstant({ day, time: '12:00' }))
const sections = Array.from({ length: policyPage.contentsFromSections }, (_, index) => ({
  id: 'content',
  title: `Section ${index + 1} of a text`,
}))

/** A delivery to come, one that can still be reported, one that is too long ago; the form, asked in vain. */
export function DamageReports() {
  return (
    <Section title="Damage on delivery">
      <div className="columns">
        {days.map((now) => (
          <DamageAnswer key={now.toISOString()} delivery={delivery} report={damageReport(delivery, now)} now={now} />
        ))}
        <DamageForm query={deliveryReader.read(new URLSearchParams('delivered=2026-02-30&time=25:00'))} />
      </div>
    </Section>
  )
}

export function ServiceParts() {
  return (
    <Section title="Services" ground="shade">
      <ServiceCallouts />
      <ul className="columns">
        {services.slice(0, 2).map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
    </Section>
  )
}

export function LongTexts() {
  return (
    <Section title="Contents and the railroad">
      <PolicyContents sections={sections} />
      <RailroadDrawing />
    </Section>
  )
}
