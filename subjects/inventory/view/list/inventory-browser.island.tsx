import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { island, useTypedBefore } from '#kernel/page/island.tsx'
import { fillText, formatCount, formatNumber } from '#kit/formats/format.ts'
import { Skeleton } from '#kit/parts/skeleton.tsx'
import type { DeliveryTo } from '#subjects/county/rules/delivered-price.ts'
import { DeliveryContext } from '#subjects/county/view/chosen-town.tsx'
import { TownNote } from '#subjects/county/view/town-note.tsx'
import { business, type Phones } from '#subjects/dealership/facts/business.ts'
import { PhoneLink } from '#subjects/dealership/view/phones.tsx'
import { postedShop, ShopContext } from '#subjects/dealership/view/shop-context.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { listLimits } from '#subjects/inventory/facts/list-limits.ts'
import { inventoryMessages as messages } from '#subjects/inventory/facts/vehicle-messages.ts'
import {
  holdsWholeList,
  type InventoryResult,
  inventoryResult,
} from '#subjects/inventory/rules/list/inventory-result.ts'
import {
  type InventoryView,
  noFilters,
  viewFromQuery,
  viewPath,
} from '#subjects/inventory/rules/list/inventory-view.ts'
import type { ListedCart } from '#subjects/inventory/rules/list/listed-cart.ts'
import type { ListQuery, WholeList } from '#subjects/inventory/view/data/vehicle-queries.ts'
import { useTakenOver } from '#subjects/inventory/view/first-filter/first-filter.tsx'
import { CartList } from './cart-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useInventoryView } from './use-inventory-view.ts'
import { ActiveChips } from './view-links.tsx'
import '#kit/parts/button.css'
import '#kit/parts/notice.later.css'
import './inventory-browser.css'
import './skeleton-cards.later.css'

interface InventoryBrowserProps {
  readonly asked: InventoryView
  /** The server's result for this view; null when it could not read the carts. */
  readonly found: InventoryResult | null
  /** The status of that failure. */
  readonly failedWith: number | null
  /** The costs of delivery to the town in the address. */
  readonly delivery: DeliveryTo | null
  /** The numbers that the dealer has changed. */
  readonly phones?: Phones | undefined
}

/** The inventory with script. The address holds its whole state. */
function InventoryBrowser({ asked, found, failedWith, delivery, phones = business.phones }: InventoryBrowserProps) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const element = useRef<HTMLDivElement>(null)
  const { view, moved, type, choose, settle } = useInventoryView(asked)
  const { list, ask, Query, setList } = useWholeList(found && holdsWholeList(asked, found) ? found.vehicles : undefined)
  const { vehicles } = list
  const result = useMemo(
    () => (vehicles ? inventoryResult(vehicles, view) : samePath(view, asked) ? found : null),
    [vehicles, view, asked, found],
  )
  useTakenOver(element, result)
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

  const change = (typed: boolean) => {
    const read = () => viewOf(new FormData(form.current ?? undefined))
    if (typed) return type(read)
    choose(read())
    // The visitor may choose a filter far down the list: the new list shows from its start.
    const start = heading.current
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView()
  }

  return (
    <ShopContext value={{ ...postedShop, phones }}>
      <DeliveryContext value={delivery}>
        <div ref={element} className="inventory">
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
            {result ? fillText(messages.headingWithCount, { count: formatNumber(result.count) }) : messages.heading}
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
              {failedWith !== null && (
                <noscript>
                  <ListFailure message={fillText(messages.fetchFailed, { status: failedWith })}>
                    <a className="button" href={viewPath(view)}>
                      {words.tryAgain}
                    </a>
                  </ListFailure>
                </noscript>
              )}
            </>
          )}
          {Query && <Query onChange={setList} />}
        </div>
      </DeliveryContext>
    </ShopContext>
  )
}

/** All carts: those of the page where they are all, otherwise those of a call once the visitor needs more (CART-21). */
function useWholeList(held: readonly ListedCart[] | undefined) {
  const [list, setList] = useState<WholeList>({ vehicles: held, failure: undefined, retry: () => location.reload() })
  const [Query, setQuery] = useState<typeof ListQuery>()
  const begun = useRef(held !== undefined)
  const ask = useCallback(() => {
    if (begun.current) return
    begun.current = true
    import('#subjects/inventory/view/data/vehicle-queries.ts').then(
      (module) => setQuery(() => module.ListQuery),
      ({ message }: Error) => setList((before) => ({ ...before, failure: message })),
    )
  }, [])
  // A visitor touches the page a moment before the first filter, so the call starts then.
  useEffect(() => {
    const signs = ['pointerdown', 'focusin'] as const
    for (const sign of signs) addEventListener(sign, ask, { once: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, ask)
    }
  }, [ask])
  return { list, ask, Query, setList }
}

const pauseMs = 700

/** Tells screen readers how many carts are left, once the visitor pauses; says nothing when the page opens. */
function SpokenCount({ view, result }: { readonly view: InventoryView; readonly result: InventoryResult | null }) {
  const path = viewPath(view)
  const [first] = useState(path)
  const [spoken, setSpoken] = useState('')
  const total = formatCount(result?.total ?? 0, words.carts.one, words.carts.many)
  const text = result ? fillText(words.spoken, { count: formatNumber(result.count), total }) : ''
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

const skeletons = Array.from({ length: listLimits.inventorySkeletons }, (_, index) => `skeleton-${index}`)

/** Stands in for the cards while the list loads (CART-11). */
function SkeletonCards() {
  return (
    <div className="skeletons">
      <p className="sr-only" role="status">
        {messages.loading}
      </p>
      <ul className="carts" aria-hidden="true">
        {skeletons.map((skeleton) => (
          <li key={skeleton} className="cart">
            <Skeleton className="skeleton-cards-picture" />
            <Skeleton className="skeleton-cards-line" />
            <Skeleton className="skeleton-cards-line" />
            <Skeleton className="skeleton-cards-line" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The list could not be loaded: the error in words, a way to ask once more, and the ways to reach us (CART-11). */
function ListFailure({ message, children }: { readonly message: string; readonly children: ReactNode }) {
  const [before, after] = words.callInstead.split('{phone}')
  return (
    <div className="stack no-carts">
      <p>{words.failed}</p>
      <p role="alert" className="notice">
        {fillText(messages.error, { message })}
      </p>
      <p>{children}</p>
      <p>
        {before}
        <PhoneLink line="main" />
        {after}
      </p>
    </div>
  )
}

function viewOf(data: FormData): InventoryView {
  return viewFromQuery(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])))
}

function samePath(a: InventoryView, b: InventoryView): boolean {
  return viewPath(a).toLowerCase() === viewPath(b).toLowerCase()
}

export const InventoryBrowserIsland = island(InventoryBrowser)
