import { Icon } from '#kit/parts/icon.tsx'
import { Link } from '#kit/parts/link.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import type { Phone } from '#subjects/dealership/facts/business.ts'
import { type PageAction, thumbBar } from '#subjects/dealership/facts/navigation.ts'
import { contactPath, telHref } from '#subjects/dealership/rules/reach.ts'
import { usePhone } from '#subjects/dealership/view/phones.tsx'
import { DirectionsList } from '#subjects/shopfront/view/directions-list.tsx'
import './thumb-bar.later.css'

/** The target of the third part. A visitor who wants to rent telephones. */
const actionLinks: Readonly<Record<PageAction, (main: Phone, cart?: string) => string>> = {
  contact: () => addresses.contact,
  askAboutCart: (_, cart) => contactPath('sales', cart),
  reserve: telHref,
  reportDamage: () => contactPath('service'),
}

interface ThumbBarProps {
  readonly action?: PageAction | undefined
  readonly cart?: string | undefined
}

/** The bar at the bottom of small screens: call, directions, and the action that the page is for (FIND-61). */
export function ThumbBar({ action = 'contact', cart }: ThumbBarProps) {
  const main = usePhone('main')
  return (
    <nav className="thumb-bar" aria-label={thumbBar.label}>
      <a href={telHref(main)}>
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
      <Link href={actionLinks[action](main, cart)}>
        <Icon name={action === 'reserve' ? 'calendar' : 'mail'} />
        {thumbBar.actions[action]}
      </Link>
    </nav>
  )
}
