import { fillText } from '#kit/formats/fill-text.ts'
import { formatList, formatPrice } from '#kit/formats/format.ts'
import { townPage } from '#subjects/county/facts/town-page.ts'
import { saleDelivery } from '#subjects/county/rules/delivery.ts'
import type { Town } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import './service-tiles.css'

const { sales, rentals, service, delivery } = townPage.services
const { kinds } = townPage.suits

/** TOWN-25: four service tiles (sales, rentals, service, delivery). */
export function ServiceTiles({ town }: { readonly town: Town }) {
  const sale = saleDelivery(town)
  const suited = formatList(town.suits.map((kind) => kinds[kind]))
  const deliveryText = fillText(delivery.text, {
    fee: sale.figure,
    minimum: formatPrice(sale.minimumSale),
  })
  const tiles = [
    { title: sales.title, text: fillText(sales.text, { kinds: suited }), url: addresses.inventory },
    { title: rentals.title, text: rentals.text, url: town.rentalPath },
    { title: service.title, text: service.text, url: addresses.services },
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
