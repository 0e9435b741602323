import { deliveryWords } from '#content/county/delivery-rules.ts'
import type { Municipality } from '#content/county/municipalities.ts'
import { townPage } from '#content/county/town-page.ts'
import type { Town } from '#content/county/towns/town.ts'
import { type DeliveryAnswer, deliveryTo } from '#site/county/rules/delivery.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatList, formatPrice } from '#site/shared/rules/format.ts'
import './service-tiles.css'

const { sales, rentals, service, delivery } = townPage.services
const { kinds } = townPage.suits

interface ServiceTilesProps {
  readonly municipality: Municipality
  readonly town: Town
}

/** TOWN-25: four service tiles (sales, rentals, service, delivery). */
export function ServiceTiles({ municipality, town }: ServiceTilesProps) {
  const sale = deliveryTo(town, 'sale')
  const suited = formatList(town.suits.map((kind) => kinds[kind]))
  const deliveryText = fillText(delivery.text, {
    fee: feeOf(sale),
    minimum: formatPrice(sale.minimumSale ?? 0),
  })
  const tiles = [
    { title: sales.title, text: fillText(sales.text, { kinds: suited }), url: '/inventory' },
    { title: rentals.title, text: rentals.text, url: municipality.rentalPath },
    { title: service.title, text: service.text, url: '/services' },
    { title: delivery.title, text: deliveryText, url: '#delivery' },
  ]
  return (
    <ul className="service-tiles">
      {tiles.map(({ title, text, url }) => (
        <li key={title}>
          <a href={url}>
            <span className="title">{title}</span>
            <span className="service-tiles-text soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function feeOf({ free, fee }: DeliveryAnswer): string {
  return free ? deliveryWords.free : `${deliveryWords.about} ${formatPrice(fee)}`
}
