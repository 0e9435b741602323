import { business } from '#content/dealership/business.ts'
import { planLabels } from '#content/rentals/rental-plans.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { ButtonLink } from '#site/shared/view/button-link.tsx'

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
