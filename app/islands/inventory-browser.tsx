import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ActiveChips } from '#app/components/inventory/active-chips.tsx'
import { CartList } from '#app/components/inventory/cart-list.tsx'
import { FilterBar } from '#app/components/inventory/filter-bar.tsx'
import { ListFailure } from '#app/components/inventory/list-failure.tsx'
import { readCards } from '#app/components/inventory/read-cards.ts'
import { SkeletonCards } from '#app/components/inventory/skeleton-cards.tsx'
import { SpokenCount } from '#app/components/inventory/spoken-count.tsx'
import { useInventoryView } from '#app/components/inventory/use-inventory-view.ts'
import { createQueryClient } from '#app/data/query-client.ts'
import { inventoryListQuery } from '#app/data/vehicle-queries.ts'
import { inventoryMessages } from '#content/messages.ts'
import { fillText } from '#domain/fill-text.ts'
import { formatNumber } from '#domain/format.ts'
import { holdsWholeList, type InventoryResult, inventoryResult } from '#domain/inventory-result.ts'
import { firstView, type InventoryView, viewFromQuery, viewPath } from '#domain/inventory-view.ts'
import { island } from './island.tsx'

interface InventoryBrowserProps {
  readonly asked: InventoryView
  /** What the server found for this view; null when it could not read the carts. */
  readonly found: InventoryResult | null
}

const noChoices = { brand: [], category: [], seats: [] }

/** spec §2, §4, §5, §7 and §8: the inventory, live. The address is the state. */
function InventoryBrowser({ asked, found }: InventoryBrowserProps) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [client] = useState(createQueryClient)
  const { view, type, choose, settle } = useInventoryView(asked)
  const whole = found && holdsWholeList(asked, found) ? found.vehicles : undefined
  const list = useQuery({ ...inventoryListQuery, ...(whole ? { initialData: whole } : {}) }, client)
  // The field answers at once; the cards follow as soon as there is time.
  const shown = useDeferredValue(view)
  const result = useMemo(
    () => (list.data ? inventoryResult(list.data, shown) : viewPath(shown) === viewPath(asked) ? found : null),
    [list.data, shown, asked, found],
  )
  const choices = result?.choices ?? found?.choices ?? noChoices

  const change = useCallback(
    (data: FormData, typed: boolean) => {
      const next = viewFromQuery(new URLSearchParams([...data] as [string, string][]))
      if (typed) type(next)
      else choose(next)
    },
    [type, choose],
  )
  useLayoutEffect(() => {
    // What the visitor typed or chose before the script was there.
    if (!form.current) return
    const before = viewFromQuery(new URLSearchParams([...new FormData(form.current)] as [string, string][]))
    if (viewPath(before) !== viewPath({ ...asked, page: 1 })) type(before)
  }, [asked, type])

  const goToResults = useCallback(() => heading.current?.focus(), [])
  const chooseAndGo = useCallback(
    (next: InventoryView) => {
      choose(next)
      goToResults()
    },
    [choose, goToResults],
  )

  return (
    <div className="inventory">
      <FilterBar
        form={form}
        view={view}
        choices={choices}
        onChange={change}
        onSettle={settle}
        onApply={() => {
          settle()
          goToResults()
        }}
        onClear={() => choose({ ...firstView, sort: view.sort })}
      />
      <ActiveChips view={view} onChoose={chooseAndGo} />
      <h2 ref={heading} id="results" tabIndex={-1}>
        {result
          ? fillText(inventoryMessages.headingWithCount, { count: formatNumber(result.count) })
          : inventoryMessages.heading}
      </h2>
      <SpokenCount view={view} result={result} />
      {result ? (
        <CartList result={result} view={shown} onChoose={chooseAndGo} />
      ) : list.isError ? (
        <ListFailure message={list.error.message} onRetry={() => void list.refetch()} />
      ) : (
        <SkeletonCards />
      )}
    </div>
  )
}

/** In the browser: the carts are those that stand in the page. */
function HydratedInventory({ asked, found }: InventoryBrowserProps) {
  const [carts] = useState(() => readCards(document))
  const [complete] = useState(() => found && { ...found, vehicles: carts })
  return <InventoryBrowser asked={asked} found={complete} />
}

export const hydrated = HydratedInventory
export const InventoryBrowserIsland = island('inventory-browser', InventoryBrowser, {
  sent: ({ asked, found }) => ({ asked, found: found && { ...found, vehicles: [] } }),
})
