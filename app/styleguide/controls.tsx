import { Actions } from '#kit/parts/actions.tsx'
import { Badge } from '#kit/parts/badge.tsx'
import { Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Field } from '#kit/parts/field.tsx'
import { Icon, iconNames } from '#kit/parts/icon.tsx'
import { IconLink } from '#kit/parts/icon-link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { contactFields, contactInterests, contactMessages } from '#subjects/contact/facts/contact-form.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { breadcrumbTrail } from '#subjects/dealership/rules/breadcrumb-trail.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { notFound } from '#subjects/discovery/facts/not-found-page.ts'
import { SiteSearch } from '#subjects/discovery/view/site-search.tsx'
import { badgeLabels } from '#subjects/inventory/facts/messages.ts'
import '#kit/parts/button.css'
import './styleguide.page.css'

export function Buttons({ ground }: { readonly ground: 'paper' | 'shade' | 'dark' }) {
  return (
    <Section title={`Buttons on ${ground}`} ground={ground}>
      <Actions>
        <ButtonLink look="main" href="#content" icon="arrow">
          Main
        </ButtonLink>
        <ButtonLink look="solid" href="#content">
          Solid
        </ButtonLink>
        <ButtonLink href="#content">Outline</ButtonLink>
        <CallButton label="Call" />
        <button type="button" className="button" data-look="main" disabled>
          {contactMessages.sending}
        </button>
      </Actions>
      <p className="guide-links">
        Running text with{' '}
        <a className="link" href="#content">
          the same page
        </a>{' '}
        in it.
      </p>
    </Section>
  )
}

export function SmallParts() {
  return (
    <Section title="Badges, icons, breadcrumbs" ground="shade">
      <div className="guide-parts">
        <p className="cluster">
          <Badge look="new">{badgeLabels.isNew}</Badge>
          <Badge>{badgeLabels.inStock}</Badge>
          <Badge look="quiet">{badgeLabels.outOfStock}</Badge>
        </p>
        <ul className="cluster">
          {iconNames.map((name) => (
            <li key={name} className="guide-icon small">
              <Icon name={name} />
              {name}
            </li>
          ))}
          <li>
            <IconLink icon="web" label="An icon that is a link" href="#content" />
          </li>
        </ul>
        <Breadcrumbs items={breadcrumbTrail(addresses.services, { name: 'A page below', url: '/styleguide' })} />
      </div>
    </Section>
  )
}

export function Fields() {
  const { firstName, email, interest, message } = contactFields
  return (
    <Section title="Fields">
      <div className="columns">
        <Field id="plain" label={firstName.label}>
          {(control) => <input {...control} autoComplete="off" />}
        </Field>
        <Field id="hinted" label="With a hint" hint="It stands between label and field.">
          {(control) => <input {...control} autoComplete="off" />}
        </Field>
        <Field id="wrong" label={email.label} error={email.message}>
          {(control) => <input {...control} type="email" defaultValue="dana@" autoComplete="off" />}
        </Field>
        <Field id="choice" label={interest.label}>
          {(control) => (
            <select {...control}>
              {contactInterests.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="long" label={message.label} hint="With a hint and an error." error={message.message}>
          {(control) => <textarea {...control} />}
        </Field>
        <SiteSearch {...notFound.search} />
      </div>
    </Section>
  )
}
