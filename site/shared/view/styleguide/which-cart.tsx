import { inventory } from '#content/inventory/inventory.ts'
import { deliveryTo } from '#site/county/rules/delivery-to.ts'
import { townCalled } from '#site/county/rules/towns.ts'
import { readFitQuery } from '#site/fit/rules/answers.ts'
import { fitOf } from '#site/fit/rules/fit.ts'
import { FitEntry } from '#site/fit/view/fit-entry.tsx'
import { FitMisses } from '#site/fit/view/fit-misses.tsx'
import { TownCarts } from '#site/fit/view/town-carts.tsx'
import { DeliveredPrice, DeliveryContext } from '#site/shared/view/delivered-price.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { TownNote } from '#site/shared/view/town-note.tsx'

const kline = townCalled('kline')
const tooMuch = readFitQuery(new URLSearchParams('riders=12&budget=5000&ground=steep')).answers

export function WhichCart() {
  return (
    <>
      <FitEntry />
      <Section title="Carts for a town">
        <TownCarts town={kline} carts={inventory} />
      </Section>
      <Section title="Nothing fits" ground="shade">
        <FitMisses misses={fitOf(inventory, tooMuch).misses} alone />
      </Section>
      <Section title="A chosen town">
        <DeliveryContext value={deliveryTo(kline)}>
          <p>
            <DeliveredPrice price={8_495} counted="#island" />
          </p>
          <TownNote path="/styleguide" />
        </DeliveryContext>
      </Section>
    </>
  )
}
