import { createContext, use } from 'react'
import { business, type Phone, type PhoneLine, type Phones } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'

/** The numbers of the present. An island is a root of its own: its page hands it those that the dealer has changed. */
export const PhonesContext = createContext<Phones>(business.phones)

export function usePhone(line: PhoneLine): Phone {
  return use(PhonesContext)[line]
}

/** SHOP-3: dials what it shows. */
export function PhoneLink({ line, className = 'link' }: { readonly line: PhoneLine; readonly className?: string }) {
  const phone = usePhone(line)
  return (
    <a className={className} href={telHref(phone)}>
      {phone}
    </a>
  )
}
