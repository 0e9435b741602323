import { fillText } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import type { Town } from '#subjects/county/rules/towns.ts'
import { fitEntry as words } from '#subjects/fit/facts/find-a-cart-page.ts'
import { fitPath, usualAnswers } from '#subjects/fit/rules/answers.ts'

/** FIT-19: the way from a town's page, with what is usual there as the answers. */
export function FitLink({ town }: { readonly town: Town }) {
  return (
    <ButtonLink href={fitPath(usualAnswers(town))} icon="arrow">
      {fillText(words.forTown, { town: town.name })}
    </ButtonLink>
  )
}
