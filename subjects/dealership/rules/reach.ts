import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business, type Coordinates, type Phone, type PostalAddress } from '#subjects/dealership/facts/business.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { type Location, locationLabels, storageBuilding, workshop } from '#subjects/dealership/facts/locations.ts'

/** '(570) 555-0134' → 'tel:+15705550134' */
export function telHref(phone: Phone): `tel:+1${string}` {
  return `tel:+1${phone.replace(/\D/g, '')}`
}

/** A mailto link to any address, with a subject or text to begin with. */
export function mailHref(email: string, begun: Readonly<Partial<Record<'subject' | 'body', string>>> = {}): string {
  const fields = Object.entries(begun).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}

/** '100 Switchback Way, White Haven, PA 18661' */
export function addressLine({ street, city, state, zip }: PostalAddress): string {
  return `${street}, ${city}, ${state} ${zip}`
}

/** An address in one line, or a point. */
export type MapPlace = string | Coordinates

/** The map that shows the place inside a page. */
export function mapEmbed(place: MapPlace): string {
  return business.maps.embedPrefix + encoded(place) + (typeof place === 'string' ? '' : business.maps.pointZoom)
}

/** The directions to the place, from wherever the visitor is. */
export function directionsTo(place: MapPlace): string {
  return business.maps.directionsPrefix + encoded(place)
}

function encoded(place: MapPlace): string {
  return encodeURIComponent(typeof place === 'string' ? place : `${place.latitude},${place.longitude}`)
}

/** The other services that a visitor finds at this location. */
export function servicesAt({ id }: Location): readonly string[] {
  return [
    ...(workshop.id === id ? [locationLabels.workshop] : []),
    ...(storageBuilding.id === id ? [locationLabels.storage] : []),
  ]
}

/** The path of the contact page that chooses this interest, names the cart and holds the address of an answer of ours. */
export function contactPath(interest: ContactInterest, cart?: string, question?: string): string {
  return `${addresses.contact}?${new URLSearchParams({ interest, ...(cart && { cart }), ...(question && { question }) })}`
}
