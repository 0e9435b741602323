import { Icon, type IconName } from './icon.tsx'

interface IconLinkProps {
  readonly icon: IconName
  readonly label: string
  readonly href: string
}

/** A link that shows a picture alone; it leads off the site. */
export function IconLink({ icon, label, href }: IconLinkProps) {
  return (
    <a
      className="grid size-11 place-items-center rounded-sign text-link hover:bg-shade"
      href={href}
      aria-label={label}
      title={label}
      rel="noopener"
    >
      <Icon name={icon} className="size-6" />
    </a>
  )
}
