import { deliveryWords } from '#content/county/delivery-rules.ts'
import { countyHub, type Municipality, municipalities } from '#content/county/municipalities.ts'
import type { Town } from '#content/county/towns/town.ts'
import { towns } from '#content/county/towns/towns.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { rentalSections } from '#content/rentals/rental-plans.ts'
import { rentalTownPage as texts } from '#content/rentals/rental-town-page.ts'
import { countyName } from '#site/county/rules/town-path.ts'
import { DeliveryAnswer } from '#site/county/view/delivery-answer.tsx'
import { localBusiness } from '#site/county/view/json-ld/local-business.ts'
import { LocalOffers } from '#site/county/view/local-offers.tsx'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { HoursList } from '#site/dealership/view/hours-list.tsx'
import { organization } from '#site/dealership/view/json-ld/organization.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { Points } from '#site/shared/view/points.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { PlanTable } from './plan-table.tsx'
import { RentalExamples } from './rental-examples.tsx'
import { RentalTerms } from './rental-terms.tsx'

interface RentalTownData {
  readonly municipality: Municipality
  readonly town: Town
}

const crumbs = ({ name, rentalPath }: Municipality) => breadcrumbTrail('/rentals', { name, url: rentalPath })

/** RENT-25: one module for 23 towns, each on exactly its registered path. */
export const rentalTownPage = definePage<RentalTownData>({
  paths: municipalities.map(({ rentalPath }) => rentalPath),
  entries: () => municipalities.map(({ rentalPath }) => ({ path: rentalPath })),
  load: ({ path }) => {
    const municipality = municipalities.find(({ rentalPath }) => rentalPath === path)
    if (!municipality) return { redirect: '/rentals' }
    return { data: { municipality, town: towns[municipality.slug] } }
  },
  head: ({ municipality, town }) => {
    const values = { town: municipality.name, zip: town.zips[0] ?? '' }
    return {
      title: fillText(texts.head.title, values),
      description: town.meta.rental,
      keywords: texts.head.keywords.map((text) => fillText(text, values)),
      canonical: municipality.rentalPath,
      jsonLd: [organization, localBusiness(municipality, town, 'rentals'), breadcrumb(crumbs(municipality))],
    }
  },
  body: ({ municipality, town }) => {
    const { name, slug, url, rentalPath } = municipality
    const here = (text: string) => fillText(text, { town: name })
    return (
      <>
        <Hero
          pageKey={rentalPath}
          title={here(texts.hero.heading)}
          lead={town.meta.rental}
          breadcrumbs={crumbs(municipality)}
        >
          <CallButton look="main" label={texts.hero.call} />
          <ButtonLink href={url} icon="arrow">
            {here(texts.hero.townLink)}
          </ButtonLink>
        </Hero>
        <Section title={here(texts.about.heading)}>
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
            <div className="prose">
              <p className="text-lead">{town.rental.intro}</p>
              <p className="text-soft">
                {texts.about.zips} {town.zips.join(', ')}
                {town.places.length > 0 && `: ${town.places.join(', ')}`}.
              </p>
            </div>
            <section className="grid content-start gap-2 border-l-4 border-laurel pl-5">
              <h3>{texts.about.tip}</h3>
              <p>{town.rental.tip}</p>
            </section>
          </div>
          <section className="mt-12">
            <h3 className="mb-3">{texts.about.examples}</h3>
            <RentalExamples town={town} />
          </section>
        </Section>
        <Section id="plans" title={here(texts.plans.heading)} ground="shade">
          <div className="grid gap-6 lg:grid-cols-3">
            {rentalSections.map((section) => (
              <PlanTable key={section.kind} section={section} />
            ))}
          </div>
          <div className="mt-10 grid gap-4">
            <h3>{texts.plans.terms}</h3>
            <RentalTerms policyLink={texts.plans.more} />
          </div>
        </Section>
        <Section title={texts.help.heading} lead={texts.help.text} ground="dark">
          <Actions>
            <CallButton look="main" label={texts.help.call} />
            <ButtonLink href={`/rentals?town=${slug}#plan`} icon="arrow">
              {texts.about.planner}
            </ButtonLink>
          </Actions>
        </Section>
        <Section title={here(texts.uses.heading)}>
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
            <ul className="ticks content-start">
              {town.uses.map((use) => (
                <li key={use}>{use}</li>
              ))}
            </ul>
            <div className="grid content-start gap-4">
              <dl className="grid gap-4">
                <Note name={texts.uses.ground} text={town.terrain} />
                <Note name={texts.uses.cart} text={town.carts} />
                <Note name={texts.uses.roads} text={town.roads} />
              </dl>
              <p>
                <a className="link" href={`${countyHub.url}#roads`}>
                  {texts.uses.rules}
                </a>
              </p>
            </div>
          </div>
        </Section>
        <Section title={texts.whyChoose.heading} ground="shade">
          <Points items={texts.whyChoose.points} />
          <div className="mt-12">
            <DeliveryAnswer town={town} kinds={['rental']} heading={deliveryWords.heading} />
          </div>
        </Section>
        <Section title={texts.closing.heading} lead={texts.closing.text} ground="dark">
          <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[auto_auto] md:justify-start">
            <Actions>
              <CallButton look="main" label={texts.closing.call} />
              <ButtonLink href={`/contact?town=${slug}`} icon="mail">
                {texts.closing.write}
              </ButtonLink>
            </Actions>
            <HoursList hours={businessHours} />
          </div>
          <p className="mt-8">
            {countyName(town)}. <LocalOffers />
          </p>
        </Section>
      </>
    )
  },
})

function Note({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="font-bold">{name}</dt>
      <dd className="text-soft">{text}</dd>
    </div>
  )
}
