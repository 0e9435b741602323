import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { CostAnswers } from '#kit/parts/cost-answers.tsx'
import { Field } from '#kit/parts/field.tsx'
import { Section } from '#kit/parts/section.tsx'
import { isSmallSale, saleDelivery, smallSaleDelivery } from '#subjects/county/rules/delivery.ts'
import { findTown, type Town, towns } from '#subjects/county/rules/towns.ts'
import { vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { type AskedVehicle, AskForm, keptAnswers } from './ask-form.tsx'
import './delivery-section.css'

const words = vehiclePage.delivery
const { free, perMileBeyond } = policyTerms.delivery
const smallSaleFigures = { minimum: formatPrice(free.saleMinimum), rate: formatPrice(perMileBeyond) }

/** CART-50: what it costs to bring the cart to a town that the visitor chooses. */
export function DeliverySection({ vehicle: { price }, path, search }: AskedVehicle) {
  const asked = search.get('town')?.trim() ?? ''
  const town = findTown(asked)
  const lead = isSmallSale(price) ? `${fillText(words.belowMinimum, smallSaleFigures)} ${words.lead}` : words.lead
  return (
    <Section id="delivery" title={words.heading} lead={lead} ground="shade">
      <div className="split delivery-section">
        <AskForm action={`${path}#delivery`} kept={keptAnswers(search, ['town'])} button={words.button}>
          <Field id="town" label={words.label} error={asked !== '' && !town ? words.unknown : undefined}>
            {(control) => (
              <select {...control} name="town" defaultValue={town?.slug ?? ''}>
                <option value="">{words.choose}</option>
                {towns.map(({ slug, name, type }) => (
                  <option key={slug} value={slug}>
                    {name} {type}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </AskForm>
        {town && (
          <div className="stack delivery-section-answer">
            <CostAnswers answers={[deliveryOf(price, town)]} />
            <p>
              <a className="link" href={town.url}>
                {fillText(words.townPage, { town: town.name })}
              </a>
            </p>
          </div>
        )}
      </div>
    </Section>
  )
}

function deliveryOf(price: number, town: Town) {
  const sale = saleDelivery(town)
  if (!isSmallSale(price)) return sale
  const { figure, miles, showroom } = smallSaleDelivery(town)
  const values = { ...smallSaleFigures, miles: formatCount(miles, 'mile'), showroom }
  return { ...sale, figure, rule: fillText(words.belowMinimumRule, values) }
}
