import type { ReactNode } from 'react'
import { fillText, formatCount, formatNumber } from '#kit/formats/format.ts'
import { Skeleton } from '#kit/parts/skeleton.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { listLimits } from '#subjects/inventory/facts/list-limits.ts'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { type ShowView, ViewLink } from './view-links.tsx'
import '#kit/parts/button.css'
import '#kit/parts/notice.css'
import './cart-card.css'
import './no-carts.css'
import './skeleton-cards.css'

const places = Array.from({ length: listLimits.inventorySkeletons }, (_, index) => `place-${index}`)

/** CART-11: what stands there while the list loads. */
export function SkeletonCards() {
  return (
    <div className="skeletons">
      <p className="sr-only" role="status">
        {inventoryMessages.loading}
      </p>
      <ul className="carts" aria-hidden="true">
        {places.map((place) => (
          <li key={place} className="cart">
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

interface ListFailureProps {
  readonly message: string
  /** The way to ask once more. */
  readonly children: ReactNode
}

/** CART-11: the list could not be had: in words, as the error reads, and what always works. */
export function ListFailure({ message, children }: ListFailureProps) {
  const { main } = business.phones
  const [before, after] = words.callInstead.split('{phone}')
  return (
    <div className="no-carts">
      <p>{words.failed}</p>
      <p role="alert" className="notice">
        {fillText(inventoryMessages.error, { message })}
      </p>
      <p>{children}</p>
      <p>
        {before}
        <a className="link" href={telHref(main)}>
          {main}
        </a>
        {after}
      </p>
    </div>
  )
}

interface NothingMatchesProps {
  readonly result: InventoryResult
  readonly onChoose: ShowView
}

/** CART-19: nothing matches, and which filter stands in the way. */
export function NothingMatches({ result: { total, easier }, onChoose }: NothingMatchesProps) {
  return (
    <div className="no-carts">
      <h3>{inventoryMessages.emptyTitle}</h3>
      <p>{inventoryMessages.empty}</p>
      <p>{fillText(inventoryMessages.emptyTotal, { total: formatNumber(total) })}</p>
      <p className="soft">{words.emptyText}</p>
      {easier.length > 0 && (
        <ul>
          {easier.map(({ label, without, count }) => (
            <li key={label}>
              <ViewLink className="link" view={without} onChoose={onChoose}>
                {fillText(words.without, { filter: label })}
              </ViewLink>
              : {formatCount(count, words.carts.one, words.carts.many)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
