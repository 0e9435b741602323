import { type FormEvent, Fragment, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import { useTownPath } from '#subjects/county/view/chosen-town.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { comparePath } from '#subjects/inventory/rules/compare.ts'
import { kindsOf } from '#subjects/inventory/rules/inventory-kinds.ts'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import type { InventoryView } from '#subjects/inventory/rules/inventory-view.ts'
import { CartCard } from './cart-card.tsx'
import { CompareBar } from './compare-bar.tsx'
import { KindLinks } from './kind-links.tsx'
import { NoCarts } from './no-carts.tsx'
import { PageLinks } from './page-links.tsx'
import { useGrowing } from './use-growing.ts'

interface CartListProps {
  readonly result: InventoryResult
  readonly view: InventoryView
  readonly onChoose: (view: InventoryView) => void
}

// As many pictures as the first screen of a wide window shows.
const eagerPictures = 3

/** The cards of a view, in a form that compares those whose boxes are ticked. */
export const CartList = memo(function CartList({ result, view, onChoose }: CartListProps) {
  const form = useRef<HTMLFormElement>(null)
  const [picked, setPicked] = useState<readonly string[]>([])
  const pick = useCallback((id: string, on: boolean) => {
    setPicked((before) => [...before.filter((other) => other !== id), ...(on ? [id] : [])].slice(0, compareLimit))
  }, [])
  useLayoutEffect(() => {
    // Boxes ticked before the script was there, or put back by the browser.
    const ticked = form.current ? new FormData(form.current).getAll('carts').map(String) : []
    if (ticked.length > 0) setPicked(ticked.slice(0, compareLimit))
  }, [])
  const seen = useMemo(() => new Set(result.vehicles.map(({ id }) => id)), [result])
  const count = useGrowing(result.vehicles)
  const full = picked.length === compareLimit
  const shown = result.vehicles.slice(0, count)
  const kinds = kindsOf(shown, view.sort)
  const first = new Set(shown.slice(0, eagerPictures))
  const cards = (vehicles: InventoryResult['vehicles']) => (
    <ul className="carts">
      {vehicles.map((vehicle) => (
        <CartCard
          key={vehicle.id}
          vehicle={vehicle}
          eager={first.has(vehicle)}
          mixed={kinds.length === 0}
          picked={picked.includes(vehicle.id)}
          full={full}
          onPick={pick}
        />
      ))}
    </ul>
  )
  const townPath = useTownPath()
  return (
    <>
      <form
        ref={form}
        className="cart-form"
        action={addresses.compare}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          location.assign(townPath(comparePath(picked)))
        }}
      >
        {view.town && <input type="hidden" name={townKey} value={view.town} />}
        {result.count === 0 ? (
          <NoCarts total={result.total} easier={result.easier} onChoose={onChoose} />
        ) : (
          <>
            <KindLinks kinds={kindsOf(result.vehicles, view.sort)} />
            {kinds.length === 0
              ? cards(shown)
              : kinds.map(({ id, name, vehicles }) => (
                  <Fragment key={id}>
                    <h2 id={id} className="carts-kind">
                      {name}
                    </h2>
                    {cards(vehicles)}
                  </Fragment>
                ))}
          </>
        )}
        <CompareBar picked={picked} unseen={picked.filter((id) => !seen.has(id))} onClear={() => setPicked([])} />
      </form>
      <PageLinks view={view} page={result.page} pages={result.pages} onTurn={onChoose} />
    </>
  )
})
