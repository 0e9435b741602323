import type { ReactNode } from 'react'
import { fillText } from '#kit/formats/fill-text.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import '#kit/parts/button.css'
import '#kit/parts/notice.css'
import './no-carts.css'

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
