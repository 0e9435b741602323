import { formatCount } from '#kit/formats/format.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import '#kit/parts/button.css'
import './compare-bar.css'

interface CompareBarProps {
  readonly picked: readonly string[]
  /** Those of them that have no card, and so no box, in this view. */
  readonly unseen: readonly string[]
  readonly onClear: () => void
}

/** Stands at the foot of the screen as soon as a box is ticked, by style alone: it needs no script. */
export function CompareBar({ picked, unseen, onClear }: CompareBarProps) {
  return (
    <div className="compare-bar" data-picked={picked.length > 0 ? '' : undefined}>
      {unseen.map((id) => (
        <input key={id} type="hidden" name="carts" value={id} />
      ))}
      {picked.length > 0 && (
        <p role="status">
          {formatCount(picked.length, words.picked.one, words.picked.many)}
          {picked.length === compareLimit && <small>{words.pickLimit}</small>}
        </p>
      )}
      <button type="submit" className="button" data-look="main">
        {words.compare}
      </button>
      {picked.length > 0 && (
        <button type="button" className="button" onClick={onClear}>
          {words.unpick}
        </button>
      )}
    </div>
  )
}
