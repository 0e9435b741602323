import { fillText } from '#kit/formats/fill-text.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { activeFilters, type InventoryView, viewPath } from '#subjects/inventory/rules/inventory-view.ts'
import { followView } from './follow-view.ts'
import './active-chips.css'

interface ActiveChipsProps {
  readonly view: InventoryView
  readonly onChoose: (view: InventoryView) => void
}

/** The filters in force; each is a link to the view without it. */
export function ActiveChips({ view, onChoose }: ActiveChipsProps) {
  const active = activeFilters(view)
  if (active.length === 0) return null
  return (
    <ul className="chips" aria-label={words.active}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <a
            href={viewPath(without)}
            aria-label={fillText(words.remove, { filter: label })}
            onClick={followView(() => onChoose(without))}
          >
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
    </ul>
  )
}
