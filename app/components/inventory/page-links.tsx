import { Icon } from '#app/components/ui/icon.tsx'
import { inventoryWords as words } from '#content/sections/inventory.ts'
import { fillText } from '#domain/fill-text.ts'
import { type InventoryView, viewPath } from '#domain/inventory-view.ts'
import { nearbyPages } from '#domain/nearby-pages.ts'
import { followView } from './follow-view.ts'

interface PageLinksProps {
  readonly view: InventoryView
  readonly page: number
  readonly pages: number
  readonly onTurn: (view: InventoryView) => void
}

/** More carts than one page holds: links that work without script. */
export function PageLinks({ view, page, pages, onTurn }: PageLinksProps) {
  if (pages === 1) return null
  const to = (number: number) => {
    const next = { ...view, page: number }
    return { href: viewPath(next), onClick: followView(() => onTurn(next)) }
  }
  return (
    <nav className="page-links" aria-label={words.pages}>
      {page > 1 && (
        <a rel="prev" aria-label={words.previous} {...to(page - 1)}>
          <Icon name="arrow" className="size-5 rotate-180" />
        </a>
      )}
      {nearbyPages(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index < 2 ? 'before' : 'after'}`}>…</span>
        ) : (
          <a
            key={number}
            aria-label={fillText(words.page, { page: number })}
            aria-current={number === page ? 'page' : undefined}
            {...to(number)}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a rel="next" aria-label={words.next} {...to(page + 1)}>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
