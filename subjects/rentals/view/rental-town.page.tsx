import type { ReactNode } from 'react'
import { definePage } from '#kernel/page/page.ts'
import { fillText } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { CostAnswers } from '#kit/parts/cost-answers.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { Section } from '#kit/parts/section.tsx'
import { deliveryWords } from '#subjects/county/facts/delivery-rules.ts'
import { withTown } from '#subjects/county/rules/chosen-town.ts'
import { countyName, type Town, townCalled, townShare, towns } from '#subjects/county/rules/towns.ts'
import { localBusiness } from '#subjects/county/view/json-ld/local-business.ts'
import { LocalOffers } from '#subjects/county/view/local-offers.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import { shopOn } from '#subjects/dealership/rules/shop.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { HeroPicture } from '#subjects/pictures/view/hero.tsx'
import { rentalGround } from '#subjects/policies/facts/rental-rules.ts'
import { amountsOf } from '#subjects/policies/rules/prices-today.ts'
import { PricedPoints } from '#subjects/policies/view/prices-today.tsx'
import { rentalTownPageWords as texts } from '#subjects/rentals/facts/rental-town-page.ts'
import { rentalDeliveryTo } from '#subjects/rentals/rules/rental-delivery.ts'
import { sectionOf as rentalCart } from '#subjects/rentals/rules/rental-planner.ts'
import { lowestDay, sectionsOf } from '#subjects/rentals/rules/rental-prices.ts'
import { readRentalQuery } from '#subjects/rentals/rules/rental-query.ts'
import { RentalExamples } from './rental-examples.tsx'
import { RentalForm } from './rental-form.tsx'
import { PlanTables } from './rental-prices.tsx'
import '#kit/styles/columns.css'
import '#kit/parts/page-top-form.css'
import '#kit/parts/prose.css'
import '#kit/parts/remark.later.css'
import '#kit/parts/ticks.css'
import './rental-town.page.css'

const crumbs = ({ name, rentalPath }: Town) => breadcrumbTrail(addresses.rentals, { name, url: rentalPath })

/** The rental pages of 23 towns, each at exactly its registered path (RENT-23). */
export const rentalTownPage = definePage<{ readonly town: Town }>({
  paths: towns.map(({ rentalPath }) => rentalPath),
  townOf: (path) => towns.find(({ rentalPath }) => rentalPath === path)?.slug,
  action: 'reserve',
  entries: () => towns.map((town) => ({ path: town.rentalPath, share: townShare(town) })),
  load: ({ path }) => {
    const town = towns.find(({ rentalPath }) => rentalPath === path)
    return town ? { data: { town } } : { redirect: addresses.rentals }
  },
  head: ({ town }, { shop, now }) => {
    const values = { town: town.name, zip: town.zips[0] ?? '' }
    return {
      title: fillText(texts.head.title, values),
      share: townShare(town),
      townName: town.name,
      description: town.meta.rental,
      keywords: texts.head.keywords.map((text) => fillText(text, values)),
      canonical: town.rentalPath,
      jsonLd: [organization(shop), localBusiness(town, 'rentals', shopOn(shop, now)), breadcrumb(crumbs(town))],
    }
  },
  body: ({ town }, { shop }) => {
    const { name, slug, url } = town
    const delivery = rentalDeliveryTo(town, amountsOf(shop))
    const here = (text: string) => fillText(text, { town: name })
    return (
      <>
        <PageTop
          title={here(texts.hero.heading)}
          lead={fillText(texts.hero.text, { price: lowestDay(sectionsOf(shop)) })}
          breadcrumbs={crumbs(town)}
          figure={<HeroPicture pageKey={url} scene={town.setting} />}
          form={
            <>
              <RentalForm query={readRentalQuery(new URLSearchParams({ town: slug }))} />
              <p>
                <a className="link" href={url}>
                  {here(texts.hero.townLink)}
                </a>
              </p>
            </>
          }
        />
        <section className="section">
          <div className="wrap split">
            <section>
              <h2>{texts.about.examples}</h2>
              <RentalExamples town={town} />
            </section>
            <CostAnswers answers={[{ ...delivery, heading: deliveryWords.heading }]} />
          </div>
        </section>
        <Section id="plans" title={here(texts.plans.heading)} ground="shade">
          <PlanTables ofTown />
        </Section>
        <Section title={here(texts.about.heading)}>
          <div className="split" data-first="wide">
            <div className="prose">
              <p>{town.rental.intro}</p>
              <p className="soft">
                {texts.about.zips} {town.zips.join(', ')}
                {town.places.length > 0 && `: ${town.places.join(', ')}`}.
              </p>
              <p className="soft">
                {texts.about.nearby}{' '}
                {town.neighbors.map(townCalled).map((neighbor, index) => (
                  <span key={neighbor.slug}>
                    {index > 0 && ', '}
                    <a className="link" href={neighbor.rentalPath}>
                      {neighbor.name}
                    </a>
                  </span>
                ))}
              </p>
            </div>
            <section className="stack remark">
              <h3>{texts.about.tip}</h3>
              <p>{town.rental.tip}</p>
            </section>
          </div>
          <div className="rental-town-folds">
            <h3>{here(texts.uses.heading)}</h3>
            <div className="split">
              <ul className="ticks">
                {town.uses.map((use) => (
                  <li key={use}>{use}</li>
                ))}
              </ul>
              <div className="stack">
                <dl className="stack">
                  <Note name={texts.uses.terrain}>{town.terrain}</Note>
                  <Note name={texts.uses.carts}>{town.suits.map((kind) => rentalCart(kind).cart).join(', ')}</Note>
                  <Note name={texts.uses.roads}>{town.roads}</Note>
                </dl>
                <p>
                  {rentalGround.line}{' '}
                  <a className="link" href={withTown(`${mayIDriveLink.url}?cart=rental`, slug)}>
                    {mayIDriveLink.name}
                  </a>
                </p>
              </div>
            </div>
          </div>
        </Section>
        <Section title={texts.whyChoose.heading} ground="shade">
          <PricedPoints items={texts.whyChoose.points} />
        </Section>
        <Section title={texts.closing.heading}>
          <div className="rental-town-closing">
            <div className="stack">
              <div className="cluster">
                <CallButton look="main" label={texts.closing.call} />
                <ButtonLink href={`${addresses.contact}?town=${slug}`} icon="mail">
                  {texts.closing.write}
                </ButtonLink>
              </div>
              <p className="soft">
                {countyName(town)}. <LocalOffers />
              </p>
            </div>
            <section className="stack">
              <h3>{texts.help.heading}</h3>
              <p>{texts.help.text}</p>
              <p>
                <CallButton label={texts.help.call} />
              </p>
            </section>
            <section>
              <h3>{businessHours.name}</h3>
              <HoursList hours={businessHours} />
            </section>
          </div>
        </Section>
      </>
    )
  },
})

function Note({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="rental-town-note">{name}</dt>
      <dd className="soft">{children}</dd>
    </div>
  )
}
