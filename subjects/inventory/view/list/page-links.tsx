import { fillText } from '#kit/formats/fill-text.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { type InventoryView, viewPath } from '#subjects/inventory/rules/inventory-view.ts'
import { nearbyPages } from '#subjects/inventory/rules/nearby-pages.ts'
import { followView } from './follow-view.ts'
import './page-links.css'

interface PageLinksProps {
  readonly view: InventoryView
  readonly page: number
  readonly pages: number
  readonly onTurn: (view: InventoryView) => void
}

/** More carts than one page holds: links that work without script. */
export function PageLinks({ view, page, pages, onTurn }: PageLinksProps) {
  if (pages === 1) return null
  const at = (number: number) => ({ ...view, page: number })
  const turnTo = (number: number) => followView(() => onTurn(at(number)))
  return (
    <nav className="page-links" aria-label={words.pages}>
      {page > 1 && (
        <a rel="prev" href={viewPath(at(page - 1))} aria-label={words.previous} onClick={turnTo(page - 1)}>
          <Icon name="arrow" />
        </a>
      )}
      {nearbyPages(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index < 2 ? 'before' : 'after'}`}>…</span>
        ) : (
          <a
            key={number}
            href={viewPath(at(number))}
            onClick={turnTo(number)}
            aria-label={fillText(words.page, { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a rel="next" href={viewPath(at(page + 1))} aria-label={words.next} onClick={turnTo(page + 1)}>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
