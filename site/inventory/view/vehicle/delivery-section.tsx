import { municipalities } from '#content/county/municipalities.ts'
import { towns } from '#content/county/towns/towns.ts'
import { vehiclePage } from '#content/inventory/vehicle-page.ts'
import { deliveryTo } from '#site/county/rules/delivery.ts'
import { DeliveryAnswer } from '#site/county/view/delivery-answer.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { Field } from '#site/shared/view/field.tsx'
import { Stop } from '#site/shared/view/stop.tsx'
import { KeptQuery } from './kept-query.tsx'
import '#site/shared/view/button.css'
import './asking.css'
import './delivery-section.css'

interface DeliverySectionProps {
  readonly price: number
  readonly path: string
  readonly search: URLSearchParams
}

const words = vehiclePage.delivery

/** What it costs to bring the cart to a town that the visitor chooses. */
export function DeliverySection({ price, path, search }: DeliverySectionProps) {
  const asked = search.get('town')?.trim() ?? ''
  const chosen = municipalities.find(({ slug }) => slug === asked)
  return (
    <Stop id="delivery" title={words.heading} lead={words.lead} ground="shade">
      <div className="split delivery-section">
        <form action={`${path}#delivery`} className="asking screen-only">
          <KeptQuery search={search} except={['town']} />
          <Field id="town" label={words.label} error={asked !== '' && !chosen ? words.unknown : undefined}>
            {(control) => (
              <select {...control} name="town" defaultValue={chosen?.slug ?? ''}>
                <option value="">{words.choose}</option>
                {municipalities.map(({ slug, name, type }) => (
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
        {chosen && <Answer municipality={chosen} price={price} />}
      </div>
    </Stop>
  )
}

interface AnswerProps {
  readonly municipality: (typeof municipalities)[number]
  readonly price: number
}

function Answer({ municipality, price }: AnswerProps) {
  const { name, slug, url } = municipality
  const { minimumSale } = deliveryTo(towns[slug], 'sale')
  return (
    <div className="stack delivery-section-answer">
      {minimumSale !== null && price < minimumSale ? (
        <p className="lead">{fillText(words.belowMinimum, { minimum: formatPrice(minimumSale) })}</p>
      ) : (
        <DeliveryAnswer town={towns[slug]} kinds={['sale']} />
      )}
      <p>
        <a className="link" href={url}>
          {fillText(words.townPage, { town: name })}
        </a>
      </p>
    </div>
  )
}
