import { ButtonLink } from '#kit/parts/button-link.tsx'
import { business, type Phone } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import './call-button.css'

interface CallButtonProps {
  /** The words before the number. */
  readonly label: string
  readonly phone?: Phone
  readonly look?: 'main' | 'solid' | 'outline'
}

/** A telephone link that shows its number, for those who dial on another device. */
export function CallButton({ label, phone = business.phones.main, look }: CallButtonProps) {
  return (
    <ButtonLink href={telHref(phone)} icon="phone" look={look}>
      <span>
        {label} <span className="call-button-number">{phone}</span>
      </span>
    </ButtonLink>
  )
}
