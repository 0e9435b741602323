import { useContext } from 'react'
import { fillText } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { deliveredWords as words } from '#subjects/county/facts/delivered-words.ts'
import { withoutTown, withTown } from '#subjects/county/rules/chosen-town.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { DeliveryContext } from './chosen-town.tsx'
import './town-note.css'

interface TownNoteProps {
  /** The page that it stands on. */
  readonly path: string
  /** The address that explains how delivery is counted. */
  readonly counted?: string
  /** Where this page itself asks for a town; null where changing the town would lose what it shows. Left out, "Which cart?" asks. */
  readonly change?: string | null
}

/** The visitor's chosen town, how its delivery is counted, and the ways to change or forget it (CART-130). */
export function TownNote({ path, counted = words.countedAt, change }: TownNoteProps) {
  const to = useContext(DeliveryContext)
  if (!to) return null
  return (
    <p className="town-note screen-only">
      <b>{fillText(words.chosen, { town: to.name })}</b>
      <span className="cluster">
        <Link className="link" href={counted}>
          {words.counted}
        </Link>
        {change !== null && (
          <a
            className="link"
            href={change ?? withTown(`${addresses.findACart}#answers`, to.slug)}
            aria-label={words.changeName}
          >
            {words.change}
          </a>
        )}
        <a className="link" href={withoutTown(path)} aria-label={words.forgetName}>
          {words.forget}
        </a>
      </span>
    </p>
  )
}
