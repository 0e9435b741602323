import { type FormEvent, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { compareLimit } from '#content/inventory/specification-labels.ts'
import { addresses } from '#content/shared/addresses.ts'
import { comparePath } from '#site/inventory/rules/compare.ts'
import type { InventoryResult } from '#site/inventory/rules/inventory-result.ts'
import type { InventoryView } from '#site/inventory/rules/inventory-view.ts'
import { townKey } from '#site/shared/rules/with-town.ts'
import { useTownPath } from '#site/shared/view/delivered-price.tsx'
import { CartCard } from './cart-card.tsx'
import { CompareBar } from './compare-bar.tsx'
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
          <ul className="carts">
            {result.vehicles.slice(0, count).map((vehicle, index) => (
              <CartCard
                key={vehicle.id}
                vehicle={vehicle}
                eager={index < eagerPictures}
                picked={picked.includes(vehicle.id)}
                full={full}
                onPick={pick}
              />
            ))}
          </ul>
        )}
        <CompareBar picked={picked} unseen={picked.filter((id) => !seen.has(id))} onClear={() => setPicked([])} />
      </form>
      <PageLinks view={view} page={result.page} pages={result.pages} onTurn={onChoose} />
    </>
  )
})
