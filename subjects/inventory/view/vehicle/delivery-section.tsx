import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatPrice } from '#kit/formats/format.ts'
import { CostAnswers } from '#kit/parts/cost-answers.tsx'
import { Field } from '#kit/parts/field.tsx'
import { Section } from '#kit/parts/section.tsx'
import { isSmallSale, saleDelivery, smallSaleDelivery } from '#subjects/county/rules/delivery.ts'
import { findTown, type Town, towns } from '#subjects/county/rules/towns.ts'
import { vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { KeptQuery } from './kept-query.tsx'
import '#kit/parts/button.css'
import './asking.css'
import './delivery-section.css'

interface DeliverySectionProps {
  readonly price: number
  readonly path: string
  readonly search: URLSearchParams
}

const words = vehiclePage.delivery
const { free, perMileBeyond } = policyTerms.delivery
const smallSaleFigures = { minimum: formatPrice(free.saleMinimum), rate: formatPrice(perMileBeyond) }

/** What it costs to bring the cart to a town that the visitor chooses. */
export function DeliverySection({ price, path, search }: DeliverySectionProps) {
  const asked = search.get('town')?.trim() ?? ''
  const chosen = findTown(asked)
  const lead = isSmallSale(price) ? `${fillText(words.belowMinimum, smallSaleFigures)} ${words.lead}` : words.lead
  return (
    <Section id="delivery" title={words.heading} lead={lead} ground="shade">
      <div className="split delivery-section">
        <form action={`${path}#delivery`} className="asking screen-only">
          <KeptQuery search={search} except={['town']} />
          <Field id="town" label={words.label} error={asked !== '' && !chosen ? words.unknown : undefined}>
            {(control) => (
              <select {...control} name="town" defaultValue={chosen?.slug ?? ''}>
                <option value="">{words.choose}</option>
                {towns.map(({ slug, name, type }) => (
                  <option key={slug} value={slug}>
                    {name} {type}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <button type="submit" className="button" data-look="solid">
            {words.button}
          </button>
        </form>
        {chosen && <Answer town={chosen} price={price} />}
      </div>
    </Section>
  )
}

interface AnswerProps {
  readonly town: Town
  readonly price: number
}

function Answer({ town, price }: AnswerProps) {
  const { name, url } = town
  const sale = saleDelivery(town)
  return (
    <div className="stack delivery-section-answer">
      <CostAnswers answers={[isSmallSale(price) ? { ...sale, ...smallSale(town) } : sale]} />
      <p>
        <a className="link" href={url}>
          {fillText(words.townPage, { town: name })}
        </a>
      </p>
    </div>
  )
}

function smallSale(town: Town) {
  const { figure, miles, showroom } = smallSaleDelivery(town)
  const rule = fillText(words.belowMinimumRule, { ...smallSaleFigures, miles: formatCount(miles, 'mile'), showroom })
  return { figure, rule }
}
