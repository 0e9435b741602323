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
  readonly onRetry: () => void
}

/** CART-11: the list could not be had, by the browser either. */
export function ListFailure({ message, onRetry }: ListFailureProps) {
  return (
    <div className="no-carts">
      <p role="alert" className="notice">
        {fillText(inventoryMessages.error, { message })}
      </p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      </p>
      <CallInstead />
    </div>
  )
}

/** What always works. */
function CallInstead() {
  const { main } = business.phones
  const [before, after] = words.callInstead.split('{phone}')
  return (
    <p>
      {before}
      <a className="link" href={telHref(main)}>
        {main}
      </a>
      {after}
    </p>
  )
}
