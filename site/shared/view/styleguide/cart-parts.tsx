import { brands } from '#content/inventory/brands.ts'
import { inventory } from '#content/inventory/inventory.ts'
import { brandModels } from '#site/inventory/rules/brand-lineup.ts'
import { kindsOf } from '#site/inventory/rules/inventory-kinds.ts'
import { vehicleSchema } from '#site/inventory/rules/vehicle.ts'
import { ScaleRow } from '#site/inventory/view/brand/scale-row.tsx'
import { CompareTable } from '#site/inventory/view/compare/compare-table.tsx'
import { CartCard } from '#site/inventory/view/list/cart-card.tsx'
import { KindLinks } from '#site/inventory/view/list/kind-links.tsx'
import { ListCart } from '#site/inventory/view/list-cart.tsx'
import { Section } from '#site/shared/view/section.tsx'

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
        <ScaleRow key={brand.path} brand={brand.name} models={brandModels(brand, inventory)} linked={() => true} />
      ))}
    </>
  )
}
