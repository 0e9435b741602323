import { LinkRow } from '#kit/parts/link-row.tsx'
import { damageReport } from '#subjects/policies/facts/damage-report.ts'

/** The way to report what came damaged, and how long that can be done. */
export function DamageLink({ className }: { readonly className: string }) {
  const { url, name, description } = damageReport.link
  return <LinkRow className={className} href={url} name={name} below={description} arrow />
}
