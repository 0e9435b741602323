import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { fillText } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import {
  activeFilters,
  type InventoryView,
  nearbyPages,
  viewPath,
} from '#subjects/inventory/rules/list/inventory-view.ts'
import '#kit/parts/chip.css'
import './active-chips.css'
import './page-links.later.css'

export interface ViewLinkProps {
  readonly view: InventoryView
  /** Shows another view of the list in place. */
  readonly onChoose: (view: InventoryView) => void
}

/** A link to another view of the list, shown in place unless the visitor opens it in another tab. */
export function ViewLink({ view, onChoose, ...rest }: ViewLinkProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(view)
  }
  return <a {...rest} href={viewPath(view)} onClick={follow} />
}

/** The filters in force; each is a link to the view without it (CART-31). */
export function ActiveChips({ view, onChoose }: ViewLinkProps) {
  const active = activeFilters(view)
  if (active.length === 0) return null
  return (
    <ul className="cluster chips" aria-label={words.active}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <ViewLink
            className="chip"
            view={without}
            onChoose={onChoose}
            aria-label={fillText(words.remove, { filter: label })}
          >
            {label}
            <Icon name="close" />
          </ViewLink>
        </li>
      ))}
    </ul>
  )
}

/** Links to the pages of a list that one page does not hold (CART-33). */
export function PageLinks({ view, page, pages, onChoose }: ViewLinkProps & Record<'page' | 'pages', number>) {
  if (pages === 1) return null
  const turnTo = (number: number) => ({ view: { ...view, page: number }, onChoose })
  return (
    <nav className="page-links" aria-label={words.pages}>
      {page > 1 && (
        <ViewLink rel="prev" {...turnTo(page - 1)} aria-label={words.previous}>
          <Icon name="arrow" />
        </ViewLink>
      )}
      {nearbyPages(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index < 2 ? 'before' : 'after'}`}>…</span>
        ) : (
          <ViewLink
            key={number}
            {...turnTo(number)}
            aria-label={fillText(words.page, { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </ViewLink>
        ),
      )}
      {page < pages && (
        <ViewLink rel="next" {...turnTo(page + 1)} aria-label={words.next}>
          <Icon name="arrow" />
        </ViewLink>
      )}
    </nav>
  )
}
