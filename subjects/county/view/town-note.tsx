import { useContext } from 'react'
import { fillText } from '#kit/formats/fill-text.ts'
import { deliveredWords as words } from '#subjects/county/facts/delivered-words.ts'
import { townKey, withTown } from '#subjects/county/rules/with-town.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { DeliveryContext } from './delivered-price.tsx'
import './town-note.css'

interface TownNoteProps {
  /** The page that it stands on. */
  readonly path: string
  /** Where it is told how delivery is counted. */
  readonly counted?: string
}

/** CART-131: the town that the visitor has chosen, how its delivery is counted, and the ways to change or forget it. */
export function TownNote({ path, counted = words.countedAt }: TownNoteProps) {
  const to = useContext(DeliveryContext)
  if (!to) return null
  return (
    <p className="town-note screen-only">
      <b>{fillText(words.chosen, { town: to.name })}</b>
      <a className="link" href={counted}>
        {words.counted}
      </a>
      <a className="link" href={withTown(`${addresses.findACart}#answers`, to.slug)} aria-label={words.changeName}>
        {words.change}
      </a>
      <a className="link" href={withoutTown(path)} aria-label={words.forgetName}>
        {words.forget}
      </a>
    </p>
  )
}

/** Said by an empty value, since a link that says nothing of a town gets the chosen one. */
function withoutTown(path: string): string {
  const [address = '', query = ''] = path.split('?')
  const others = new URLSearchParams(query)
  others.set(townKey, '')
  return `${address}?${others}`
}
