import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { island, useTypedBefore } from '#kernel/page/island.tsx'
import { fillText, formatCount, formatNumber } from '#kit/formats/format.ts'
import type { DeliveryTo } from '#subjects/county/rules/delivered-price.ts'
import { DeliveryContext } from '#subjects/county/view/chosen-town.tsx'
import { TownNote } from '#subjects/county/view/town-note.tsx'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import { holdsWholeList, type InventoryResult, inventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { type InventoryView, noFilters, viewFromQuery, viewPath } from '#subjects/inventory/rules/inventory-view.ts'
import { useTakenOver } from '#subjects/inventory/view/first-filter/first-filter.tsx'
import { CartList } from './cart-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListFailure, SkeletonCards } from './no-carts.tsx'
import { useInventoryView } from './use-inventory-view.ts'
import { useWholeList } from './use-whole-list.ts'
import { ActiveChips } from './view-links.tsx'
import './inventory-browser.css'

interface InventoryBrowserProps {
  readonly asked: InventoryView
  /** What the server found for this view; null when it could not read the carts. */
  readonly found: InventoryResult | null
  /** With which status that failed. */
  readonly failedWith: number | null
  /** What delivery costs to the town in the address. */
  readonly delivery: DeliveryTo | null
}

/** The inventory, live. The address is the state. */
function InventoryBrowser({ asked, found, failedWith, delivery }: InventoryBrowserProps) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { view, moved, type, choose, settle } = useInventoryView(asked)
  const { list, ask, Query, setList } = useWholeList(found && holdsWholeList(asked, found) ? found.vehicles : undefined)
  const { vehicles } = list
  const result = useMemo(
    () => (vehicles ? inventoryResult(vehicles, view) : samePath(view, asked) ? found : null),
    [vehicles, view, asked, found],
  )
  useTakenOver(place, result)
  const { choices } = result ?? found ?? inventoryResult([], view)

  useEffect(() => {
    if (!found || !samePath(view, asked)) ask()
  }, [found, view, asked, ask])

  useTypedBefore(form, (typed) => {
    const before = viewOf(typed)
    if (!samePath(before, { ...asked, page: 1 })) type(() => before)
  })

  const goTo = useCallback(
    (next: InventoryView) => {
      choose(next)
      heading.current?.focus()
    },
    [choose],
  )

  const change = useCallback(
    (typed: boolean) => {
      const read = () => viewOf(new FormData(form.current ?? undefined))
      if (typed) {
        type(read)
        return
      }
      choose(read())
      // The filters go with the visitor down the list: a choice shows the new one from its start.
      const start = heading.current
      if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView()
    },
    [type, choose],
  )

  return (
    <DeliveryContext value={delivery}>
      <div ref={place} className="inventory">
        <FilterBar
          form={form}
          view={view}
          moved={moved}
          choices={choices}
          count={result?.count}
          onChange={change}
          onSettle={settle}
          onApply={() => {
            settle()
            heading.current?.focus()
          }}
          onClear={() => choose({ ...view, filters: noFilters, page: 1 })}
        />
        <ActiveChips view={view} onChoose={goTo} />
        <h2 ref={heading} id="results" tabIndex={-1} suppressHydrationWarning>
          {result
            ? fillText(inventoryMessages.headingWithCount, { count: formatNumber(result.count) })
            : inventoryMessages.heading}
        </h2>
        <TownNote path={viewPath(view)} />
        <SpokenCount view={view} result={result} />
        {result ? (
          <CartList result={result} view={view} onChoose={goTo} />
        ) : list.failure ? (
          <ListFailure message={list.failure}>
            <button type="button" className="button" onClick={list.retry}>
              {words.tryAgain}
            </button>
          </ListFailure>
        ) : (
          <>
            <SkeletonCards />
            <FailedWithoutScript view={view} status={failedWith} />
          </>
        )}
        {Query && <Query onChange={setList} />}
      </div>
    </DeliveryContext>
  )
}

interface SpokenCountProps {
  readonly view: InventoryView
  readonly result: Pick<InventoryResult, 'count' | 'total'> | null
}

const pauseMs = 700

/** Says how many carts are left, once the visitor pauses; nothing when the page opens. */
function SpokenCount({ view, result }: SpokenCountProps) {
  const path = viewPath(view)
  const [first] = useState(path)
  const [spoken, setSpoken] = useState('')
  const text = result
    ? fillText(words.spoken, {
        count: formatNumber(result.count),
        total: formatCount(result.total, words.carts.one, words.carts.many),
      })
    : ''
  useEffect(() => {
    if (spoken === '' && path === first) return
    const pause = setTimeout(() => setSpoken(text), pauseMs)
    return () => clearTimeout(pause)
  }, [path, first, text, spoken])
  return (
    <p className="sr-only" role="status">
      {spoken}
    </p>
  )
}

/** CART-11: what the server's own failure is to a visitor whose browser cannot ask again by itself. */
function FailedWithoutScript({ view, status }: { readonly view: InventoryView; readonly status: number | null }) {
  if (status === null) return null
  return (
    <noscript>
      <ListFailure message={fillText(inventoryMessages.fetchFailed, { status })}>
        <a className="button" href={viewPath(view)}>
          {words.tryAgain}
        </a>
      </ListFailure>
    </noscript>
  )
}

function viewOf(data: FormData): InventoryView {
  return viewFromQuery(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])))
}

function samePath(a: InventoryView, b: InventoryView): boolean {
  return viewPath(a).toLowerCase() === viewPath(b).toLowerCase()
}

export const InventoryBrowserIsland = island(InventoryBrowser)
