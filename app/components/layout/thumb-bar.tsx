import { directionsTo } from '#app/components/sections/directions.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { business } from '#content/business.ts'
import { thumbBar } from '#content/navigation.ts'
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
