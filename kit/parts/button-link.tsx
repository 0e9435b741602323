import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import './button.css'

interface ButtonLinkProps {
  readonly href: string
  readonly children: ReactNode
  /** The README of the kit says which button has which. */
  readonly look?: 'main' | 'solid' | 'outline' | undefined
  readonly icon?: IconName
  /** Says more than the visible words where these alone would be unclear; begins with the same words. */
  readonly label?: string
  readonly newTab?: boolean
}

export function ButtonLink({ href, children, look, icon, label, newTab }: ButtonLinkProps) {
  return (
    <Link
      className="button"
      data-look={look}
      href={href}
      aria-label={label}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
