import { Section } from '#kit/parts/section.tsx'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { brandModels } from '#subjects/inventory/rules/brand-lineup.ts'
import { vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { kindsOf } from '#subjects/inventory/rules/vehicle-sort.ts'
import { ScaleRow } from '#subjects/inventory/view/brand/scale-row.tsx'
import { CompareTable } from '#subjects/inventory/view/compare/compare-table.tsx'
import { CartCard } from '#subjects/inventory/view/list/cart-card.tsx'
import { KindLinks } from '#subjects/inventory/view/list/cart-list.tsx'
import { ListCart } from '#subjects/inventory/view/list-cart.tsx'

const carts = inventory.map(({ drawing, ...record }) => vehicleSchema.parse(record))
const states = [
  carts.find(({ isNew, inStock }) => isNew && inStock),
  carts.find(({ isNew, inStock }) => isNew && !inStock),
  carts.find(({ isNew, inStock }) => !isNew && inStock),
  carts.find(({ isNew, inStock }) => !isNew && !inStock),
].filter((cart) => cart !== undefined)
const nothing = () => {}

/** The carts of the inventory in all states of stock, picked and not; three side by side; a brand's models at one scale. */
export function CartParts() {
  return (
    <>
      <Section title="Carts of the list" lead="New and used, in stock and out of stock; the last is picked.">
        <KindLinks kinds={kindsOf(carts, 'featured')} />
        <ul className="carts">
          {states.map((vehicle, index) => (
            <CartCard
              key={vehicle.id}
              vehicle={vehicle}
              eager={false}
              mixed={index > 1}
              picked={index === states.length - 1}
              full={false}
              onPick={nothing}
            />
          ))}
        </ul>
      </Section>
      <Section title="A cart as one link" ground="shade">
        <ul className="columns" data-columns="3">
          {states.slice(0, 3).map((vehicle) => (
            <ListCart key={vehicle.id} vehicle={vehicle} />
          ))}
        </ul>
      </Section>
      <Section title="Side by side">
        <CompareTable vehicles={carts.slice(0, 3)} />
      </Section>
      {brands.slice(0, 1).map((brand) => (
        <ScaleRow
          key={brand.path}
          brand={brand.name}
          models={brandModels(brand, inventory).map((model) => ({ ...model, today: { listed: true } }))}
        />
      ))}
    </>
  )
}
