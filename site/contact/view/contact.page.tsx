import type { ReactNode } from 'react'
import { contactMessages } from '#content/contact/contact-form.ts'
import { contactPage as words } from '#content/contact/contact-page.ts'
import { questions } from '#content/contact/questions.ts'
import { business } from '#content/dealership/business.ts'
import { businessHours, serviceHours } from '#content/dealership/hours.ts'
import { type Location, locations, physicalShowrooms } from '#content/dealership/locations.ts'
import { damageReport } from '#content/policies/damage-report.ts'
import { addresses } from '#content/shared/addresses.ts'
import { contactPrefill, contactQuery, oneContactQuery } from '#site/contact/rules/contact-prefill.ts'
import type { ContactErrors, ContactValues, LeadContext } from '#site/contact/rules/contact-values.ts'
import { readContext } from '#site/contact/rules/lead-context.ts'
import { openState } from '#site/dealership/rules/open-hours.ts'
import { hoursSummary } from '#site/dealership/rules/posted-hours.ts'
import { addressLine, mailHref, telHref } from '#site/dealership/rules/reach.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { HoursCard } from '#site/dealership/view/hours-card.tsx'
import { organization } from '#site/dealership/view/json-ld/organization.ts'
import { place } from '#site/dealership/view/json-ld/place.ts'
import { OpenSign } from '#site/dealership/view/open-sign.tsx'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage, type PageView } from '#site/page.ts'
import { shareCard } from '#site/pictures/rules/share-picture.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Icon, type IconName } from '#site/shared/view/icon.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { faq } from '#site/shared/view/json-ld/faq.ts'
import { PageTop } from '#site/shared/view/page-top.tsx'
import { QuestionList } from '#site/shared/view/question-list.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { ContactFormIsland } from './contact-form.island.tsx'
import '#site/shared/view/link-row.css'
import '#site/shared/view/notice.css'
import './contact.page.css'

interface ContactForm {
  readonly now: Date
  readonly values: ContactValues
  readonly context: LeadContext
  readonly errors: ContactErrors
  /** One sentence above the form, for a visitor whose message did not go through. */
  readonly notice?: string
}

const trail = breadcrumbTrail(addresses.contact)
const answered = questions.items.map(({ question, answer }) => ({
  question,
  answer: fillText(answer, { hours: hoursSummary(businessHours.week) }),
}))
const places = physicalShowrooms.map((location) =>
  place({ ...location, id: `/contact#${location.id}`, hours: businessHours }),
)
const head = {
  ...words.head,
  canonical: addresses.contact,
  jsonLd: [organization, breadcrumb(trail), ...places, faq(addresses.contact, answered)],
}

export const contactPage = definePage<ContactForm>({
  paths: [addresses.contact],
  share: 'contact',
  query: contactQuery,
  oneQuery: oneContactQuery,
  load: async ({ search, ports, now }) => {
    const context = await readContext({ cart: search.get('cart'), town: search.get('town') }, ports.vehicles)
    return { data: { values: contactPrefill(search), context, errors: {}, now } }
  },
  head: () => head,
  body: (form) => <ContactBody {...form} />,
})

/** The page as it comes back to a visitor without script whose message did not go through: nothing typed is lost. */
export function contactAnswer({ status, ...form }: ContactForm & Pick<PageView, 'status'>): PageView {
  return { status, head: { ...head, share: shareCard('contact'), noindex: true }, body: <ContactBody {...form} /> }
}

function ContactBody(form: ContactForm) {
  const sales = openState(businessHours.week, form.now)
  return (
    <>
      <PageTop
        title={words.hero.heading}
        lead={words.hero.text}
        breadcrumbs={trail}
        figure={<MessageForm {...form} />}
        inset
      >
        <Actions>
          <CallButton look="solid" label={words.hero.call} />
          <ButtonLink href="#form" icon="mail">
            {words.hero.write}
          </ButtonLink>
        </Actions>
        <OpenSign state={sales} />
      </PageTop>
      <Section title={contactMessages.cardTitle} ground="shade">
        <div className="contact">
          <Ways />
          <ul>
            {locations.map((location) => (
              <Showroom key={location.id} location={location} />
            ))}
          </ul>
          <HoursCard
            title={businessHours.name}
            hours={businessHours}
            state={sales}
            note={`${serviceHours.name}: ${hoursSummary(serviceHours.week)}`}
          />
        </div>
      </Section>
      <Section id="questions" title={questions.heading}>
        <QuestionList items={answered} />
      </Section>
    </>
  )
}

/** What most come for stands beside the page's first words, or right below them. */
function MessageForm({ values, context, errors, notice }: ContactForm) {
  return (
    <section id="form" className="contact-message" aria-labelledby="message-form">
      <h2 id="message-form">{contactMessages.formTitle}</h2>
      <p className="soft">{words.form.text}</p>
      {notice && (
        <p className="notice contact-notice" role="alert">
          {notice}
        </p>
      )}
      <ContactFormIsland values={values} context={context} errors={errors} />
      <p className="small soft">
        {words.form.promise} {words.form.privacy.text}{' '}
        <a className="link" href={words.form.privacy.url}>
          {words.form.privacy.link}
        </a>
      </p>
    </section>
  )
}

function Ways() {
  const { phones, email, website } = business
  return (
    <div>
      <dl className="contact-ways">
        <Way icon="phone" name={words.reach.main} href={telHref(phones.main)}>
          {phones.main}
        </Way>
        <Way icon="mail" name={words.reach.email} href={mailHref(email)}>
          {email}
        </Way>
        <Way icon="web" name={words.reach.website} href={`https://${website}/`}>
          {website}
        </Way>
      </dl>
      <a className="link-row contact-damage" href={damageReport.link.url}>
        {damageReport.link.name} <span className="link-row-note">{damageReport.link.description}</span>
      </a>
    </div>
  )
}

interface WayProps {
  readonly icon: IconName
  readonly name: string
  readonly href: string
  readonly children: ReactNode
}

function Way({ icon, name, href, children }: WayProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>
        <a className="link" href={href}>
          {children}
        </a>
      </dd>
    </div>
  )
}

function Showroom({ location: { name, address, addressNote, phone } }: { readonly location: Location }) {
  return (
    <li className="contact-place">
      <h3>{name}</h3>
      <address className="stack small">
        {addressNote && <span className="soft">{addressNote}</span>}
        <span>{addressLine(address)}</span>
        <a className="link" href={telHref(phone)}>
          {phone}
        </a>
      </address>
    </li>
  )
}
