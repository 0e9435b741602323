import { business } from '#content/dealership/business.ts'
import { thumbBar } from '#content/discovery/navigation.ts'
import { directionsTo } from '#site/dealership/view/directions.ts'
import { Icon } from '#site/shared/view/icon.tsx'
import './thumb-bar.css'

/** On small screens, what a thumb wants: call, directions, contact. */
export function ThumbBar() {
  return (
    <nav className="thumb-bar" aria-label={thumbBar.label}>
      <a href={business.phones.main.href}>
        <Icon name="phone" />
        {thumbBar.call}
      </a>
      <a href={directionsTo(business.address.oneLine)}>
        <Icon name="pin" />
        {thumbBar.directions}
      </a>
      <a href="/contact">
        <Icon name="mail" />
        {thumbBar.contact}
      </a>
    </nav>
  )
}
