import { Icon, type IconName } from './icon.tsx'
import './icon-link.css'

interface IconLinkProps {
  readonly icon: IconName
  readonly name: string
  /** Names the link's owner for visitors who cannot see what stands around it. */
  readonly label: string
  readonly href: string
}

/** A link with a picture before its word; it leads off the site. */
export function IconLink({ icon, name, label, href }: IconLinkProps) {
  return (
    <a className="icon-link" href={href} aria-label={label} rel="noopener">
      <Icon name={icon} /> {name}
    </a>
  )
}
