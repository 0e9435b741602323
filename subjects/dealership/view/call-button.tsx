import { ButtonLink } from '#kit/parts/button-link.tsx'
import type { PhoneLine } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { usePhone } from './phones.tsx'

interface CallButtonProps {
  /** The words before the number. */
  readonly label: string
  readonly line?: PhoneLine
  /** Only where a call is what the screen is for. */
  readonly look?: 'main'
}

/** A telephone link that shows its number, for visitors who dial on another device. */
export function CallButton({ label, line = 'main', look }: CallButtonProps) {
  const phone = usePhone(line)
  return (
    <ButtonLink href={telHref(phone)} icon="phone" look={look}>
      <span>
        {label} <span className="whole">{phone}</span>
      </span>
    </ButtonLink>
  )
}
