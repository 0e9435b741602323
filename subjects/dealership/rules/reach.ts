import type { Phone, PostalAddress } from '#subjects/dealership/facts/business.ts'

/** '(570) 555-0134' → 'tel:+15705550134' */
export function telHref(phone: Phone): `tel:+1${string}` {
  return `tel:+1${phone.replace(/\D/g, '')}`
}

export function mailHref(email: string): `mailto:${string}` {
  return `mailto:${email}`
}

/** '100 Switchback Way, White Haven, PA 18661' */
export function addressLine({ street, city, state, zip }: PostalAddress): string {
  return `${street}, ${city}, ${state} ${zip}`
}
