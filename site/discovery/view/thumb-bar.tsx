import { business } from '#content/dealership/business.ts'
import { thumbBar } from '#content/discovery/navigation.ts'
import { addresses } from '#content/shared/addresses.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { DirectionsList } from '#site/dealership/view/directions-list.tsx'
import { Icon } from '#site/shared/view/icon.tsx'
import './thumb-bar.css'

/** On small screens, what a thumb wants: call, directions, contact. */
export function ThumbBar() {
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
      <a href={addresses.contact}>
        <Icon name="mail" />
        {thumbBar.contact}
      </a>
    </nav>
  )
}
