import { localOffers } from '#content/county/local-offers.ts'

/** TOWN-42: what the local business offers, as links. */
export function LocalOffers() {
  return (
    <>
      {localOffers.name}:{' '}
      {localOffers.items.map(({ name, path }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a className="underlined" href={path}>
            {name}
          </a>
        </span>
      ))}
    </>
  )
}
