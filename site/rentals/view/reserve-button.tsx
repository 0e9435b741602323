import { business } from '#content/dealership/business.ts'
import { planLabels } from '#content/rentals/rental-plans.ts'
import { ButtonLink } from '#site/shared/view/button-link.tsx'

interface ReserveButtonProps {
  /** What is reserved: 'Weekly, 4-seater'. */
  readonly what: string
  readonly look?: 'main' | 'solid' | 'outline'
}

/** RENT-10: a RESERVE TODAY phone-call button. */
export function ReserveButton({ what, look = 'outline' }: ReserveButtonProps) {
  const { href, display } = business.phones.main
  return (
    <ButtonLink look={look} href={href} icon="phone" label={`${planLabels.reserve}: ${what}, ${display}`}>
      {planLabels.reserve}
    </ButtonLink>
  )
}
