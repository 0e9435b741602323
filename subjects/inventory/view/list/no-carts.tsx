import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { type InventoryView, viewPath } from '#subjects/inventory/rules/inventory-view.ts'
import { followView } from './follow-view.ts'
import './no-carts.css'

interface NoCartsProps {
  readonly total: number
  readonly easier: InventoryResult['easier']
  readonly onChoose: (view: InventoryView) => void
}

/** CART-19, CART-20: nothing matches, and which filter stands in the way. */
export function NoCarts({ total, easier, onChoose }: NoCartsProps) {
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
              <a className="link" href={viewPath(without)} onClick={followView(() => onChoose(without))}>
                {fillText(words.without, { filter: label })}
              </a>
              : {formatCount(count, words.carts.one, words.carts.many)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
