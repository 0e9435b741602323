import { easternInstant } from '#kit/dates/eastern-time.ts'
import { Section } from '#kit/parts/section.tsx'
import { services } from '#subjects/dealership/facts/services.ts'
import { ServiceCallouts } from '#subjects/pictures/view/service-callouts.tsx'
import { policyPage } from '#subjects/policies/facts/policy-page.ts'
import { damageReport, deliveryReader } from '#subjects/policies/rules/damage-report.ts'
import { DamageAnswer } from '#subjects/policies/view/damage-answer.tsx'
import { DamageForm } from '#subjects/policies/view/damage-form.tsx'
import { PolicyContents } from '#subjects/policies/view/policy-contents.tsx'
import { RailroadDrawing } from '#subjects/shopfront/view/railroad-drawing.tsx'
import { ServiceCard } from '#subjects/shopfront/view/service-card.tsx'

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
