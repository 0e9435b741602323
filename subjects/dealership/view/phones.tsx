import { use } from 'react'
import type { Phone, PhoneLine } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { ShopContext } from './shop-context.ts'

export function usePhone(line: PhoneLine): Phone {
  return use(ShopContext).phones[line]
}

/** A link that dials the number it shows (SHOP-3). */
export function PhoneLink({ line, className = 'link' }: { readonly line: PhoneLine; readonly className?: string }) {
  const phone = usePhone(line)
  return (
    <a className={`${className} whole`} href={telHref(phone)}>
      {phone}
    </a>
  )
}
