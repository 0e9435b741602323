import { fillText } from '#kit/formats/fill-text.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { fitEntry as words } from '#subjects/fit/facts/find-a-cart-page.ts'
import { fitPath, type Place } from '#subjects/fit/rules/answers.ts'
import { usualAnswers } from '#subjects/fit/rules/carts-for-town.ts'

/** FIT-19: the way into "Which cart?"; from a town's page with what is usual there as the answers. */
export function FitLink({ town }: { readonly town?: Place }) {
  return (
    <ButtonLink href={town ? fitPath(usualAnswers(town)) : addresses.findACart} icon="arrow">
      {town ? fillText(words.forTown, { town: town.name }) : words.heading}
    </ButtonLink>
  )
}
