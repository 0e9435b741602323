import { definePage } from '#kernel/page/page.ts'
import { fillText, formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Card } from '#kit/parts/card.tsx'
import { CostAnswers } from '#kit/parts/cost-answers.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { Points } from '#kit/parts/points.tsx'
import { Section } from '#kit/parts/section.tsx'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { deliveryWords } from '#subjects/county/facts/delivery-rules.ts'
import { countyName, type Town, townCalled, townShare, towns } from '#subjects/county/rules/towns.ts'
import { localBusiness } from '#subjects/county/view/json-ld/local-business.ts'
import { LocalOffers } from '#subjects/county/view/local-offers.tsx'
import { Seasons } from '#subjects/county/view/seasons.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { planColumns, planLabels, type RentalSection, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalTownPage as texts } from '#subjects/rentals/facts/rental-town-page.ts'
import { rentalsPage } from '#subjects/rentals/facts/rentals-page.ts'
import { rentalDelivery } from '#subjects/rentals/rules/rental-delivery.ts'
import { plansOf } from '#subjects/rentals/rules/rental-planner.ts'
import { readRentalQuery } from '#subjects/rentals/rules/rental-query.ts'
import { depositText, EveryPlanHolds, RentalTerms, ReserveButton, savingText } from './plan-words.tsx'
import { RentalExamples } from './rental-examples.tsx'
import { RentalForm } from './rental-form.tsx'
import '#kit/parts/prose.css'
import '#kit/parts/remark.later.css'
import '#kit/parts/ticks.css'
import './rental-town.page.css'
import './plan-table.later.css'

const crumbs = ({ name, rentalPath }: Town) => breadcrumbTrail(addresses.rentals, { name, url: rentalPath })

/** RENT-23: one module for 23 towns, each on exactly its registered path. */
export const rentalTownPage = definePage<{ readonly town: Town }>({
  paths: towns.map(({ rentalPath }) => rentalPath),
  action: 'reserve',
  entries: () => towns.map((town) => ({ path: town.rentalPath, share: townShare(town) })),
  load: ({ path }) => {
    const town = towns.find(({ rentalPath }) => rentalPath === path)
    return town ? { data: { town } } : { redirect: addresses.rentals }
  },
  head: ({ town }) => {
    const values = { town: town.name, zip: town.zips[0] ?? '' }
    return {
      title: fillText(texts.head.title, values),
      share: townShare(town),
      townName: town.name,
      description: town.meta.rental,
      keywords: texts.head.keywords.map((text) => fillText(text, values)),
      canonical: town.rentalPath,
      jsonLd: [organization, localBusiness(town, 'rentals'), breadcrumb(crumbs(town))],
    }
  },
  body: ({ town }) => {
    const { name, slug, url } = town
    const here = (text: string) => fillText(text, { town: name })
    return (
      <>
        <PageTop
          title={here(texts.hero.heading)}
          lead={town.meta.rental}
          breadcrumbs={crumbs(town)}
          figure={
            <div className="rental-town-bills">
              <section>
                <h2>{texts.about.examples}</h2>
                <RentalExamples town={town} />
              </section>
              <CostAnswers answers={[{ ...rentalDelivery(town), heading: deliveryWords.heading }]} />
            </div>
          }
        >
          <RentalForm query={readRentalQuery(new URLSearchParams({ town: slug }))} />
          <p>
            <a className="link" href={url}>
              {here(texts.hero.townLink)}
            </a>
          </p>
        </PageTop>
        <Section id="plans" title={here(texts.plans.heading)} ground="shade">
          <div className="rental-town-plans">
            {rentalSections.map((section) => (
              <PlanTable key={section.kind} section={section} />
            ))}
          </div>
          <div className="stack rental-town-terms">
            <h3>{texts.plans.terms}</h3>
            <RentalTerms />
            <p>{rentalsPage.footnote}</p>
          </div>
        </Section>
        <Section title={here(texts.about.heading)}>
          <div className="rental-town-about">
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
            <section className="stack remark rental-town-tip">
              <h3>{texts.about.tip}</h3>
              <p>{town.rental.tip}</p>
            </section>
          </div>
          <div className="rental-town-folds">
            <Fold title={here(texts.uses.heading)} level={3}>
              <div className="split">
                <ul className="ticks">
                  {town.uses.map((use) => (
                    <li key={use}>{use}</li>
                  ))}
                </ul>
                <div className="stack">
                  <dl className="stack">
                    {(['terrain', 'carts', 'roads'] as const).map((note) => (
                      <div key={note}>
                        <dt className="rental-town-note">{texts.uses[note]}</dt>
                        <dd className="soft">{town[note]}</dd>
                      </div>
                    ))}
                  </dl>
                  <p>
                    <a className="link" href={`${countyHub.url}#roads`}>
                      {texts.uses.rules}
                    </a>
                  </p>
                </div>
              </div>
            </Fold>
            <Fold title={here(texts.year)} level={3}>
              <Seasons year={town.year} />
            </Fold>
          </div>
        </Section>
        <Section title={texts.whyChoose.heading} ground="shade">
          <Points items={texts.whyChoose.points} />
        </Section>
        <Section title={texts.closing.heading} lead={texts.closing.text}>
          <div className="rental-town-closing">
            <div className="stack">
              <div className="cluster">
                <CallButton look="solid" label={texts.closing.call} />
                <ButtonLink href={`/contact?town=${slug}`} icon="mail">
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
            <HoursList hours={businessHours} />
          </div>
        </Section>
      </>
    )
  },
})

/** The four plans for one kind of cart, close together. */
function PlanTable({ section }: { readonly section: RentalSection }) {
  const { kind, cart, seats } = section
  return (
    <Card>
      <h3>{cart}</h3>
      <table className="plan-table">
        <caption>{seats}</caption>
        <thead>
          <tr>
            {planColumns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plansOf(kind).map((plan) => (
            <tr key={plan.id}>
              <th scope="row">{plan.name}</th>
              <td>{plan.days}</td>
              <td className="plan-table-price">{formatPrice(plan.price)}</td>
              <td>{savingText(plan)}</td>
              <td>{formatMoneyExact(plan.renewalDailyRate)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{planLabels.everyPlan}</th>
            <td colSpan={4}>
              <EveryPlanHolds />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="small soft">{depositText(section)}</p>
      <div className="plan-table-reserve">
        <ReserveButton look="solid" what={cart} />
      </div>
    </Card>
  )
}
