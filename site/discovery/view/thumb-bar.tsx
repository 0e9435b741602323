import { business } from '#content/dealership/business.ts'
import { thumbBar } from '#content/discovery/navigation.ts'
import { addresses } from '#content/shared/addresses.ts'
import { directionsTo } from '#site/dealership/rules/map-links.ts'
import { addressLine, telHref } from '#site/dealership/rules/reach.ts'
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
      <a href={directionsTo(addressLine(business.address))}>
        <Icon name="pin" />
        {thumbBar.directions}
      </a>
      <a href={addresses.contact}>
        <Icon name="mail" />
        {thumbBar.contact}
      </a>
    </nav>
  )
}
