import { Icon } from '#kit/parts/icon.tsx'
import { damageReport } from '#subjects/policies/facts/damage-report.ts'
import '#kit/parts/link-row.css'

/** The way to report what came damaged, and how long that can be done. */
export function DamageLink({ className }: { readonly className: string }) {
  const { url, name, description } = damageReport.link
  return (
    <a className={`link-row ${className}`} href={url}>
      <span>
        {name} <span className="link-row-note">{description}</span>
      </span>
      <Icon name="arrow" />
    </a>
  )
}
