import { localOffers } from '#content/county/local-offers.ts'
import { business } from '#content/dealership/business.ts'
import { FinancingLink } from '#site/dealership/view/financing-link.tsx'

/** TOWN-42: what the local business offers, as links. */
export function LocalOffers() {
  return (
    <>
      {localOffers.name}:{' '}
      {localOffers.items.map(({ name, path }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          {path === business.externalSites.financingApplication ? (
            <FinancingLink className="underlined">{name}</FinancingLink>
          ) : (
            <a className="underlined" href={path}>
              {name}
            </a>
          )}
        </span>
      ))}
    </>
  )
}
