import { fitEntry as words } from '#content/fit/find-a-cart-page.ts'
import { addresses } from '#content/shared/addresses.ts'
import { fitPath, type Place } from '#site/fit/rules/answers.ts'
import { usualAnswers } from '#site/fit/rules/carts-for-town.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { ButtonLink } from '#site/shared/view/button-link.tsx'

/** FIT-19: the way into "Which cart?"; from a town's page with what is usual there as the answers. */
export function FitLink({ town }: { readonly town?: Place }) {
  return (
    <ButtonLink href={town ? fitPath(usualAnswers(town)) : addresses.findACart} icon="arrow">
      {town ? fillText(words.forTown, { town: town.name }) : words.heading}
    </ButtonLink>
  )
}
