import { Icon, type IconName } from './icon.tsx'
import './icon-link.css'

interface IconLinkProps {
  readonly icon: IconName
  readonly label: string
  readonly href: string
}

/** A link that shows a picture alone; it leads off the site. */
export function IconLink({ icon, label, href }: IconLinkProps) {
  return (
    <a className="icon-link" href={href} aria-label={label} title={label} rel="noopener">
      <Icon name={icon} />
    </a>
  )
}
