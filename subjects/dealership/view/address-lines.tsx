import type { PostalAddress } from '#subjects/dealership/facts/business.ts'
import './address-lines.css'

/** Street and town on lines of their own, so that no line ends between the state and its code. */
export function AddressLines({ address }: { readonly address: PostalAddress }) {
  const { street, city, state, zip } = address
  return (
    <>
      <span>{street}</span>
      <span>
        {city}, {state} {zip}
      </span>
    </>
  )
}
