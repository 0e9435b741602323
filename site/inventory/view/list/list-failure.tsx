import type { ReactNode } from 'react'
import { business } from '#content/dealership/business.ts'
import { inventoryWords as words } from '#content/inventory/inventory-list.ts'
import { inventoryMessages } from '#content/inventory/messages.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import '#site/shared/view/button.css'
import '#site/shared/view/notice.css'
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
