import { use } from 'react'
import { definePage, type PageView } from '#kernel/page/page.ts'
import { fillText } from '#kit/formats/format.ts'
import { faq } from '#kit/formats/json-ld.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Icon } from '#kit/parts/icon.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { QuestionList } from '#kit/parts/question-list.tsx'
import { Section } from '#kit/parts/section.tsx'
import { contactMessages } from '#subjects/contact/facts/contact-form.ts'
import { contactPageWords as words } from '#subjects/contact/facts/contact-page.ts'
import { questions } from '#subjects/contact/facts/questions.ts'
import type { ContactFormState } from '#subjects/contact/rules/contact-submission.ts'
import {
  canonicalContactQuery,
  contactPrefill,
  contactQuery,
  linkedTown,
  readContext,
} from '#subjects/contact/rules/message-context.ts'
import { publicResponseTime } from '#subjects/contact/view/public-response-time.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours, serviceHours } from '#subjects/dealership/facts/hours.ts'
import { locations, physicalShowrooms } from '#subjects/dealership/facts/locations.ts'
import { hoursSummary, type OpenState, openState } from '#subjects/dealership/rules/hours.ts'
import { mailHref } from '#subjects/dealership/rules/reach.ts'
import { type ShopToday, shopOn } from '#subjects/dealership/rules/shop.ts'
import { AddressLines } from '#subjects/dealership/view/address-lines.tsx'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursCard } from '#subjects/dealership/view/hours-card.tsx'
import { breadcrumb, breadcrumbTrail, organization, place } from '#subjects/dealership/view/json-ld.ts'
import { OpenSign } from '#subjects/dealership/view/open-sign.tsx'
import { PhoneLink } from '#subjects/dealership/view/phones.tsx'
import { ShopContext } from '#subjects/dealership/view/shop-context.ts'
import { shareCard } from '#subjects/pictures/rules/share-picture.ts'
import { amountsOf, priceTexts } from '#subjects/policies/rules/prices-today.ts'
import { DamageLink } from '#subjects/policies/view/damage-link.tsx'
import { ContactFormIsland } from './contact-form.island.tsx'
import '#kit/parts/page-top-inset.css'
import '#kit/parts/page-top-form.css'
import '#kit/parts/notice.later.css'
import '#subjects/dealership/view/address-lines.css'
import './contact.page.css'
import './first-hours.css'

interface ContactView extends ContactFormState {
  readonly sales: OpenState
  /** One sentence above the form, for a visitor whose message did not go through. */
  readonly notice?: string
  /** The sentence about how fast we answered lately. */
  readonly responseTime?: string
}

const { email, website } = business
const ways = [
  { icon: 'mail', name: words.reach.email, text: email, href: mailHref(email) },
  { icon: 'web', name: words.reach.website, text: website, href: `https://${website}/` },
] as const
const trail = breadcrumbTrail(addresses.contact)
const answeredOn = (today: ShopToday) =>
  questions.items.map(({ question, answer }) => ({
    question,
    answer: fillText<string>(answer, { ...priceTexts(amountsOf(today)), hours: hoursSummary(today.weeks.sales) }),
  }))
const places = physicalShowrooms.map((location) => ({
  ...location,
  id: `${addresses.contact}#${location.id}`,
  hours: businessHours,
}))
const headOn = (today: ShopToday) => ({
  ...words.head,
  canonical: addresses.contact,
  jsonLd: [
    organization(today),
    breadcrumb(trail),
    ...places.map((facts) => place(facts, today)),
    faq(addresses.contact, answeredOn(today)),
  ],
})

export const contactPage = definePage<ContactView, URLSearchParams>({
  paths: [addresses.contact],
  share: 'contact',
  carries: linkedTown,
  keys: contactQuery,
  parse: canonicalContactQuery,
  print: (query) => query,
  load: async ({ query, ports, now, shop }) => {
    const { sentence, until } = await publicResponseTime({ ports, shop, now })
    const context = await readContext(Object.fromEntries(query), ports.vehicles)
    return {
      data: {
        values: contactPrefill(query),
        context,
        errors: {},
        sales: openState(shop, 'sales', now),
        ...(sentence && { responseTime: sentence }),
      },
      until,
    }
  },
  head: (_, { shop, now }) => headOn(shopOn(shop, now)),
  body: (form) => <ContactBody {...form} />,
})

/** The page as it comes back to a visitor without script whose message did not go through: nothing typed is lost. */
export function refusedContactView(form: ContactView, status: PageView['status'], today: ShopToday): PageView {
  return {
    status,
    head: { ...headOn(today), share: shareCard('contact'), noindex: true },
    body: <ContactBody {...form} />,
  }
}

function ContactBody(form: ContactView) {
  const today = use(ShopContext)
  return (
    <>
      <PageTop
        title={words.hero.heading}
        lead={words.hero.text}
        breadcrumbs={trail}
        figure={<MessageForm {...form} />}
        inset
        isFigureFirst
        form={
          <>
            <div id="hours">
              <HoursCard
                title={businessHours.name}
                hours={businessHours}
                note={`${serviceHours.name}: ${hoursSummary(today.weeks.service)}`}
              />
            </div>
            <DamageLink className="contact-damage" />
          </>
        }
      >
        <div className="cluster">
          <ButtonLink look="solid" href="#form" icon="mail">
            {words.hero.write}
          </ButtonLink>
          <CallButton label={words.hero.call} />
        </div>
        <div className="contact-open">
          <OpenSign state={form.sales} />
          <a className="link contact-hours" href="#hours">
            {businessHours.name}
          </a>
        </div>
      </PageTop>
      <Section title={contactMessages.cardTitle} ground="shade">
        <div className="contact">
          <dl className="contact-ways">
            <div>
              <dt>
                <Icon name="phone" />
                <span className="sr-only">{words.reach.main}</span>
              </dt>
              <dd>
                <PhoneLink line="main" />
              </dd>
            </div>
            {ways.map(({ icon, name, text, href }) => (
              <div key={name}>
                <dt>
                  <Icon name={icon} />
                  <span className="sr-only">{name}</span>
                </dt>
                <dd>
                  <a className="link" href={href}>
                    {text}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <ul>
            {locations.map(({ id, name, address, addressNote, line }) => (
              <li key={id} className="contact-place">
                <h3>{name}</h3>
                <address className="address-lines small">
                  <AddressLines address={address} />
                  {addressNote && <span className="soft">{addressNote}</span>}
                  <PhoneLink line={line} />
                </address>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section id="questions" title={questions.heading}>
        <QuestionList items={answeredOn(today)} />
      </Section>
    </>
  )
}

/** Stands beside the page's first words, or right below them, since most visitors come for it. */
function MessageForm({ values, context, errors, notice, responseTime }: ContactView) {
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
      {responseTime && <p className="small soft">{responseTime}</p>}
    </section>
  )
}
