import { Icon } from '#kit/parts/icon.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { type PageAction, thumbBar } from '#subjects/dealership/facts/navigation.ts'
import { contactPath, telHref } from '#subjects/dealership/rules/reach.ts'
import { DirectionsList } from '#subjects/shopfront/view/directions-list.tsx'
import './thumb-bar.later.css'

/** Where the third part leads. Booking and renting are done by telephone. */
const actionLinks: Readonly<Record<PageAction, (cart?: string) => string>> = {
  contact: () => addresses.contact,
  testDrive: (cart) => contactPath('sales', cart),
  reserve: () => telHref(business.phones.main),
  reportDamage: () => contactPath('service'),
}

interface ThumbBarProps {
  readonly action?: PageAction | undefined
  readonly cart?: string | undefined
}

/** FIND-61: on small screens, what a thumb wants: call, directions, and what the page is for. */
export function ThumbBar({ action = 'contact', cart }: ThumbBarProps) {
  return (
    <nav className="thumb-bar" aria-label={thumbBar.label}>
      <a href={telHref(business.phones.main)}>
        <Icon name="phone" />
        {thumbBar.call}
      </a>
      <button type="button" popoverTarget="directions">
        <Icon name="pin" />
        {thumbBar.directions}
      </button>
      <div id="directions" popover="auto" className="thumb-bar-directions">
        <DirectionsList />
      </div>
      <a href={actionLinks[action](cart)}>
        <Icon name={action === 'reserve' ? 'phone' : 'mail'} />
        {thumbBar.actions[action]}
      </a>
    </nav>
  )
}
