import type { ReactNode } from 'react'
import { contactMessages } from '#content/contact/contact-form.ts'
import { contactPage as words } from '#content/contact/contact-page.ts'
import { questions } from '#content/contact/questions.ts'
import { business } from '#content/dealership/business.ts'
import { businessHours, serviceHours } from '#content/dealership/hours.ts'
import { type Location, locations, physicalShowrooms } from '#content/dealership/locations.ts'
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
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage, type PageView } from '#site/page.ts'
import { shareCard } from '#site/pictures/rules/share-picture.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Card } from '#site/shared/view/card.tsx'
import { Icon, type IconName } from '#site/shared/view/icon.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { faq } from '#site/shared/view/json-ld/faq.ts'
import { QuestionList } from '#site/shared/view/question-list.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { ContactFormIsland } from './contact-form.island.tsx'
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

function ContactBody({ now, values, context, errors, notice }: ContactForm) {
  return (
    <>
      <Hero pageKey={addresses.contact} title={words.hero.heading} lead={words.hero.text} breadcrumbs={trail}>
        <CallButton look="main" label={words.hero.call} />
        <ButtonLink href="#form" icon="mail">
          {words.hero.write}
        </ButtonLink>
      </Hero>
      <Section id="form" title={contactMessages.formTitle} lead={words.form.text}>
        <div className="contact">
          <div>
            {notice && (
              <p className="notice contact-notice" role="alert">
                {notice}
              </p>
            )}
            <ContactFormIsland values={values} context={context} errors={errors} />
            <p className="contact-promise small soft">
              {words.form.promise} {words.form.privacy.text}{' '}
              <a className="link" href={words.form.privacy.url}>
                {words.form.privacy.link}
              </a>
            </p>
          </div>
          <div className="stack contact-beside">
            <GetInTouch />
            <HoursCard
              title={businessHours.name}
              hours={businessHours}
              state={openState(businessHours.week, now)}
              note={`${serviceHours.name}: ${hoursSummary(serviceHours.week)}`}
            />
          </div>
        </div>
      </Section>
      <Section id="questions" title={questions.heading} ground="shade">
        <QuestionList items={answered} />
      </Section>
    </>
  )
}

function GetInTouch() {
  const { phones, email, website } = business
  return (
    <Card as="section">
      <h3>{contactMessages.cardTitle}</h3>
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
      <ul>
        {locations.map((location) => (
          <Showroom key={location.id} location={location} />
        ))}
      </ul>
    </Card>
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
      <h4>{name}</h4>
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
