import { Section } from '#kit/parts/section.tsx'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { townCalled } from '#subjects/county/rules/towns.ts'
import { DeliveredPrice, DeliveryContext } from '#subjects/county/view/chosen-town.tsx'
import { TownNote } from '#subjects/county/view/town-note.tsx'
import { readFitQuery } from '#subjects/fit/rules/answers.ts'
import { fitOf } from '#subjects/fit/rules/fit.ts'
import { FitEntry } from '#subjects/fit/view/fit-entry.tsx'
import { FitResultList } from '#subjects/fit/view/fit-result.tsx'
import { inventory } from '#subjects/inventory/facts/inventory.ts'

const kline = townCalled('kline')
const tooMuch = readFitQuery(new URLSearchParams('riders=12&budget=5000&ground=steep')).answers

export function WhichCart() {
  return (
    <>
      <FitEntry />
      <Section title="Nothing fits" ground="shade">
        <FitResultList result={fitOf(inventory, tooMuch)} answers={tooMuch} />
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
