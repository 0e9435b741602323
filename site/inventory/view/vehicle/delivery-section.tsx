import { municipalities } from '#content/county/municipalities.ts'
import { towns } from '#content/county/towns/towns.ts'
import { vehiclePage } from '#content/inventory/vehicle-page.ts'
import { deliveryTo } from '#site/county/rules/delivery.ts'
import { DeliveryAnswer } from '#site/county/view/delivery-answer.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { Field } from '#site/shared/view/field.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { KeptQuery } from './kept-query.tsx'

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
    <Section id="delivery" title={words.heading} lead={words.lead} ground="shade">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <form action={`${path}#delivery`} className="flex flex-wrap items-end gap-3 self-start print:hidden">
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
          <button type="submit" className="btn btn-solid">
            {words.button}
          </button>
        </form>
        {chosen && <Answer municipality={chosen} price={price} />}
      </div>
    </Section>
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
    <div className="grid gap-3">
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
