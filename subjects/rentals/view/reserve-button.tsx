import { ButtonLink } from '#kit/parts/button-link.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { planLabels } from '#subjects/rentals/facts/rental-plans.ts'

interface ReserveButtonProps {
  /** What is reserved: 'Weekly, 4-seater'. */
  readonly what: string
  readonly look?: 'main' | 'solid' | 'outline'
}

/** RENT-10: a RESERVE TODAY phone-call button. */
export function ReserveButton({ what, look = 'outline' }: ReserveButtonProps) {
  const { main } = business.phones
  return (
    <ButtonLink look={look} href={telHref(main)} icon="phone" label={`${planLabels.reserve}: ${what}, ${main}`}>
      {planLabels.reserve}
    </ButtonLink>
  )
}
