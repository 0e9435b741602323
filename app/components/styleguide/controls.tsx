import { CallButton } from '#app/components/sections/call-button.tsx'
import { SiteSearch } from '#app/components/sections/site-search.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { Actions } from '#app/components/ui/actions.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Breadcrumbs } from '#app/components/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Icon, iconNames } from '#app/components/ui/icon.tsx'
import { IconLink } from '#app/components/ui/icon-link.tsx'
import { badgeLabels, contactFields, contactInterests, contactMessages } from '#content/messages.ts'
import { notFound } from '#content/sections/not-found.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'

export function Buttons({ ground }: { readonly ground: 'paper' | 'shade' | 'dark' }) {
  return (
    <Stop title={`Buttons on ${ground}`} ground={ground}>
      <Actions>
        <ButtonLink look="main" href="#content" icon="arrow">
          Main
        </ButtonLink>
        <ButtonLink look="solid" href="#content">
          Solid
        </ButtonLink>
        <ButtonLink href="#content">Outline</ButtonLink>
        <CallButton label="Call" />
        <button type="button" className="btn btn-main" disabled>
          {contactMessages.sending}
        </button>
      </Actions>
      <p className="mt-6">
        Running text with{' '}
        <a className="link" href="#content">
          the same page
        </a>{' '}
        in it.
      </p>
    </Stop>
  )
}

export function SmallParts() {
  return (
    <Stop title="Badges, icons, breadcrumbs" ground="shade">
      <div className="grid gap-8">
        <p className="flex flex-wrap gap-3">
          <Badge look="new">{badgeLabels.isNew}</Badge>
          <Badge>{badgeLabels.inStock}</Badge>
          <Badge look="quiet">{badgeLabels.outOfStock}</Badge>
        </p>
        <ul className="flex flex-wrap gap-5">
          {iconNames.map((name) => (
            <li key={name} className="grid justify-items-center gap-1 text-small">
              <Icon name={name} className="size-6" />
              {name}
            </li>
          ))}
          <li>
            <IconLink icon="web" label="An icon that is a link" href="#content" />
          </li>
        </ul>
        <Breadcrumbs items={breadcrumbTrail('/services', { name: 'A page below', url: '/styleguide' })} />
      </div>
    </Stop>
  )
}

export function Fields() {
  const { firstName, email, interest, message } = contactFields
  return (
    <Stop title="Fields">
      <div className="grid gap-6 md:grid-cols-2">
        <Field id="plain" label={firstName.label}>
          {(control) => <input {...control} autoComplete="off" />}
        </Field>
        <Field id="hinted" label="With a hint" hint="It stands between label and field.">
          {(control) => <input {...control} autoComplete="off" />}
        </Field>
        <Field id="wrong" label={email.label} error={email.message}>
          {(control) => <input {...control} type="email" defaultValue="nobody@" autoComplete="off" />}
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
    </Stop>
  )
}
