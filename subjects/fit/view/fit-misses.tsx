import { formatPrice } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { fitPath } from '#subjects/fit/rules/answers.ts'
import type { Miss } from '#subjects/fit/rules/misses.ts'
import { CartLink } from './cart-link.tsx'
import './fit-misses.css'

const { misses: words } = findACartPage

interface FitMissesProps {
  readonly misses: readonly Miss[]
  /** Nothing fits. */
  readonly alone: boolean
}

/** Which answer to relax, by how much, and what that brings. */
export function FitMisses({ misses, alone }: FitMissesProps) {
  if (misses.length === 0) return null
  return (
    <section className="fit-misses">
      <h2>{alone ? words.heading : words.headingMore}</h2>
      <ul>
        {misses.map(({ cart, price, relaxed, change }) => (
          <li key={cart.id}>
            <Link className="link" href={fitPath(relaxed)}>
              {change}
            </Link>{' '}
            {words.brings} <CartLink cart={cart} />, <b>{formatPrice(price)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
