import { Link } from '#kit/parts/link.tsx'
import { localOffers } from '#subjects/county/facts/local-offers.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { FinancingLink } from '#subjects/dealership/view/financing-link.tsx'

const shown = localOffers.items.filter((offer) => offer.shown !== null)

/** The offers of the local business, as links. */
export function LocalOffers() {
  return shown.map(({ shown: word, path }, index) => (
    <span key={word}>
      {path === business.externalSites.financingApplication ? (
        <FinancingLink className="underlined">{word}</FinancingLink>
      ) : (
        <Link className="underlined" href={path}>
          {word}
        </Link>
      )}
      {index < shown.length - 1 && ' · '}
    </span>
  ))
}
