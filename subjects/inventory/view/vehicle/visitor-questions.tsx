import { type ReactNode, useContext } from 'react'
import { fillText, formatCount, formatNumber, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { Link } from '#kit/parts/link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { range as chargeRange } from '#subjects/county/facts/range.ts'
import { townQuestion } from '#subjects/county/facts/town-page.ts'
import { withTown } from '#subjects/county/rules/chosen-town.ts'
import { deliveredPrice, deliveryFee } from '#subjects/county/rules/delivered-price.ts'
import {
  type Destination,
  deliveryTo,
  isSmallSale,
  saleDelivery,
  smallSaleDelivery,
} from '#subjects/county/rules/delivery.ts'
import { readDestination } from '#subjects/county/rules/destinations.ts'
import { DeliveredPrice, DeliveryContext } from '#subjects/county/view/chosen-town.tsx'
import { TownChoices } from '#subjects/county/view/town-choices.tsx'
import { TownNote } from '#subjects/county/view/town-note.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { fitQuestions, mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import { dailyMiles } from '#subjects/inventory/facts/daily-miles.ts'
import { downPaymentShare } from '#subjects/inventory/facts/payment-limits.ts'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import { milesFromQuery, rangeNeed } from '#subjects/inventory/rules/page/range-need.ts'
import { specificationsOf } from '#subjects/inventory/rules/specification-list.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { priceTexts } from '#subjects/policies/rules/prices-today.ts'
import { Priced, useAmounts } from '#subjects/policies/view/prices-today.tsx'
import { PaymentEstimatorIsland } from './payment-estimator.island.tsx'
import { RangeTrail } from './range-trail.tsx'
import '#kit/styles/columns.css'
import '#kit/parts/button.css'
import './asking.css'
import './money-section.later.css'
import './range-section.later.css'

/** A cart, the path of its page, and the visitor's questions about it. */
interface AskedVehicle {
  readonly vehicle: OfferedVehicle
  readonly path: string
  readonly search: URLSearchParams
}

interface AskFormProps extends Pick<AskedVehicle, 'path' | 'search'> {
  /** The id of the section that answers. */
  readonly section: string
  /** The name of the form's field. */
  readonly asks: string
  readonly button: string
  readonly children: ReactNode
}

/** A form whose question the page itself answers, without script. */
function AskForm({ path, search, section, asks, button, children }: AskFormProps) {
  return (
    <form action={`${path}#${section}`} className="asking screen-only">
      {keptAnswers(search, [asks]).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" className="button" data-look="solid">
        {button}
      </button>
    </form>
  )
}

/** The fields that the page's other forms have asked by, which this form sends along: one answer leaves the others in place (CART-48). */
function keptAnswers(search: URLSearchParams, except: readonly string[]): (readonly [name: string, value: string])[] {
  const names = [...new Set(search.keys())].filter((name) => !except.includes(name))
  return names.map((name) => [name, search.get(name) ?? ''])
}

const { need, payment, beyond, delivery } = vehiclePageWords

/** Range against need: a form without script, with the answer in words and as a drawing (CART-48). */
export function RangeSection({ vehicle, path, search }: AskedVehicle) {
  const { range } = vehicle
  const { miles, problem } = milesFromQuery(search)
  const weighed = range === undefined ? null : rangeNeed(range, miles)
  if (range === undefined || weighed === null) return null
  const lead = fillText(need.lead, { range: String(specificationsOf(vehicle).range) })
  const share = Math.round(weighed.shareOfCharge * 100)
  const values = {
    miles: formatCount(miles, 'mile'),
    share: formatPercent(share),
    reserve: formatPercent(chargeRange.reserve),
  }
  const { none, one, many } = need.days
  return (
    <section id="range" className="section" data-ground="shade">
      <div className="wrap split range-section">
        <div className="stack" data-gap="large">
          <header>
            <h2>{need.heading}</h2>
            <p className="lead">{lead}</p>
          </header>
          <AskForm path={path} search={search} section="range" asks="miles" button={need.button}>
            <Field id="miles" label={need.label} error={problem ? fillText(need.problem, dailyMiles) : undefined}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  name="miles"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={problem ? (search.get('miles') ?? '') : formatNumber(miles)}
                />
              )}
            </Field>
          </AskForm>
          <div className="stack range-section-answer">
            <p className="figure">
              {weighed.daysPerCharge === 0 ? none : formatCount(weighed.daysPerCharge, one, many)}
            </p>
            <p>{fillText(need.result, values)}</p>
            <p className="range-section-verdict soft">{need.verdict[weighed.verdict]}</p>
            <p className="cluster screen-only">
              {Object.values(fitQuestions).map(({ name, field }) => (
                <Link key={field} className="link" href={`${addresses.findACart}?cart=${vehicle.id}#${field}`}>
                  {name}
                </Link>
              ))}
              <Link className="link" href={`${mayIDriveLink.url}?cart=${vehicle.id}`}>
                {mayIDriveLink.name}
              </Link>
            </p>
          </div>
        </div>
        <RangeTrail range={range} miles={miles} />
      </div>
    </section>
  )
}

/** The costs that the price leaves out, and a month's payment on request (CART-49, CART-50). */
export function MoneySection({ vehicle: { price, isNew }, path, search }: AskedVehicle) {
  const text = (name: string) => search.get(name) ?? ''
  const down = search.get('down') ?? String(Math.round(price * downPaymentShare))
  const typed = { down, rate: text('rate'), months: text('months') }
  const { onTop, items, restocking } = beyond
  const prices = priceTexts(useAmounts())
  const { percent, days } = restocking[isNew ? 'new' : 'used']
  const fees = [
    onTop,
    ...items.map((item) => ({
      label: 'smallSale' in item && isSmallSale(price) ? item.smallSale : item.label,
      figure: `${prices[item.set]}${'unit' in item ? ` ${item.unit}` : ''}`,
      url: item.url,
    })),
    {
      label: fillText(restocking.label, { days: formatCount(days, 'day') }),
      figure: formatPercent(percent),
      url: restocking.url,
    },
  ]
  // Every sale pays the first, and the second is delivery.
  const inCase = fees.slice(2)
  return (
    <Section id="payment" title={beyond.heading}>
      <div className="split">
        <div>
          <Fees of={fees.slice(0, 2)} />
          <Fold level={3} title={beyond.inCase} hint={inCase.length}>
            <Fees of={inCase} />
          </Fold>
        </div>
        <section>
          <h3>{payment.heading}</h3>
          <p className="soft money-section-lead">{payment.lead}</p>
          <PaymentEstimatorIsland
            price={price}
            action={path}
            kept={keptAnswers(search, Object.keys(typed))}
            typed={typed}
          />
        </section>
      </div>
    </Section>
  )
}

interface Fee {
  readonly label: string
  readonly figure: string
  readonly url: string
}

function Fees({ of: fees }: { readonly of: readonly Fee[] }) {
  return (
    <dl className="money-section-fees">
      {fees.map(({ label, figure, url }) => (
        <div key={label}>
          <dt>
            <a className="underlined" href={url}>
              {label}
            </a>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What delivery costs, in one line beside the price, which leads to the question (CART-50). */
export function DeliveryCost({ price }: { readonly price: number }) {
  if (useContext(DeliveryContext)) return <DeliveredPrice price={price} counted="#delivery" />
  const { free, belowMinimum } = delivery.short
  return (
    <a className="link" href="#delivery">
      <Priced text={isSmallSale(price) ? belowMinimum : free} />
    </a>
  )
}

/** The cost of delivery to the visitor's town: the question with its answer below (CART-50). */
export function DeliveryLine({ vehicle: { price }, path, search }: AskedVehicle) {
  const asked = search.get('town')?.trim() ?? ''
  const { town, several, problem } = readDestination(asked)
  return (
    <div id="delivery" className="delivery-line">
      {!town && <WhatItCosts price={price} />}
      <AskForm path={path} search={search} section="delivery" asks="town" button={delivery.button}>
        <Field id="town" label={townQuestion.label} error={problem}>
          {(control) => (
            <input
              {...control}
              type="text"
              name="town"
              autoComplete="off"
              placeholder={townQuestion.example}
              defaultValue={town?.name ?? asked}
            />
          )}
        </Field>
      </AskForm>
      {several.length > 0 && (
        <p className="cluster">
          <TownChoices towns={several} hrefOf={({ slug }) => withTown(`${path}#delivery`, slug)} />
        </p>
      )}
      {town && <DeliveryAnswer price={price} town={town} />}
      <TownNote path={path} change="#town" />
    </div>
  )
}

function DeliveryAnswer({ price, town }: { readonly price: number; readonly town: Destination }) {
  const amounts = useAmounts()
  const to = deliveryTo(town, amounts)
  const fee = deliveryFee(price, to)
  const { rule } = isSmallSale(price) ? smallSaleDelivery(town, amounts) : saleDelivery(town, amounts)
  const figures = { total: formatPrice(deliveredPrice(price, to)), town: town.name, fee: formatPrice(fee) }
  return (
    <>
      <p className="delivery-line-answer">{fillText<string>(fee === 0 ? delivery.free : delivery.paid, figures)}</p>
      <p className="small">
        {rule}{' '}
        {town.url && (
          <a className="link" href={town.url}>
            {fillText(delivery.townPage, { town: town.name })}
          </a>
        )}
      </p>
    </>
  )
}

function WhatItCosts({ price }: { readonly price: number }) {
  const minimum = formatPrice(policyTerms.delivery.free.saleMinimum)
  const text = isSmallSale(price) ? fillText<string>(delivery.belowMinimum, { minimum }) : delivery.freeAreas
  return (
    <p className="small">
      <Priced text={text} />
    </p>
  )
}
