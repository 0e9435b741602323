import type { PostalAddress } from '#subjects/dealership/facts/business.ts'

/** Street and town on lines of their own, so that no line ends between the state and its code. */
export function AddressLines({ address: { street, city, state, zip } }: { readonly address: PostalAddress }) {
  return (
    <>
      <span>{street}</span>
      <span>
        {city}, {state} {zip}
      </span>
    </>
  )
}
