import { countyHub } from '#content/county/county-hub.ts'
import { inventory } from '#content/inventory/inventory.ts'
import type { VehicleRecord } from '#content/inventory/vehicle-record.ts'
import { heroPhotos } from '#content/pictures/hero-photos.ts'
import { cartPictures } from '#content/pictures/pictures.ts'
import { type ShareCardName, shareCards, shareTexts } from '#content/pictures/share-pictures.ts'
import { towns } from '#site/county/rules/towns.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { heroPhoto } from '#site/pictures/rules/hero-photo.ts'
import { allPolicies } from '#site/policies/rules/policies.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'

export interface SharePicture {
  readonly path: `/media/${string}`
  readonly alt: string
}

/** What a picture shows: a scene with two lines of words, or a cart with its name. */
export type SharedSight =
  | { readonly name: string; readonly headline: string; readonly line: string; readonly scene: string }
  | { readonly name: string; readonly cart: VehicleRecord; readonly line: string }

const kinds: readonly (readonly [string, ShareCardName])[] = [
  ['/', 'home'],
  ['/inventory', 'inventory'],
  ['/inventory/compare', 'inventory'],
  ['/denago', 'denago'],
  ['/evolution', 'evolution'],
  ['/rentals', 'rentals'],
  ['/services', 'services'],
  ['/showroom', 'showroom'],
  ['/contact', 'contact'],
  ['/thank-you', 'contact'],
  ['/about', 'about'],
  ['/eco-impact', 'eco-impact'],
  [countyHub.url, 'county'],
  ...allPolicies.map(({ url }) => [url, 'policies'] as const),
]

const cards = new Map(Object.entries(shareCards).map(([name, card]) => [name, { name, ...card }]))

const townSights = towns.map(({ name, slug, url, rentalPath }) => ({
  paths: [url, rentalPath],
  sight: { name: `town-${slug}`, headline: name, line: shareTexts.town, scene: heroPhoto(url).name },
}))

const carts = inventory.map((cart) => ({
  path: `/vehicles/${cart.id}`,
  sight: {
    name: `cart-${cart.id}`,
    cart,
    line: fillText(shareTexts.cartLine, { seats: cart.specifications.seatingCapacity }),
  },
}))

const sightByPath = new Map<string, SharedSight>([
  ...kinds.flatMap(([path, kind]) => {
    const card = cards.get(kind)
    return card ? [[path, card] as const] : []
  }),
  ...townSights.flatMap(({ paths, sight }) => paths.map((path) => [path, sight] as const)),
  ...carts.map(({ path, sight }) => [path, sight] as const),
])

/** Everything that has to be drawn. */
export const sharedSights: readonly SharedSight[] = [
  ...cards.values(),
  ...townSights.map(({ sight }) => sight),
  ...carts.map(({ sight }) => sight),
]

/** The picture that a link to this page unfurls with; where the page has none of its own, the one of its kind. */
export function sharePicture(canonical: string): SharePicture {
  const kind = canonical.startsWith('/policies/')
    ? 'policies'
    : canonical.startsWith('/vehicles/')
      ? 'inventory'
      : 'home'
  const sight = sightByPath.get(canonical) ?? { name: kind, ...shareCards[kind] }
  return { path: `/media/og/${sight.name}.jpg`, alt: altOf(sight) }
}

/** The dealer's own photo of a cart says more than the picture that we made of it. */
export function sharePhoto({ images, name }: Pick<Vehicle, 'images' | 'name'>): SharePicture | undefined {
  const photo = images.find((image) => !image.startsWith(cartPictures.folder))
  return photo === undefined ? undefined : { path: photo as SharePicture['path'], alt: name }
}

function altOf(sight: SharedSight): string {
  if ('cart' in sight) {
    const { name, specifications } = sight.cart
    return fillText(shareTexts.cartAlt, { name, seats: specifications.seatingCapacity })
  }
  const { headline, line, scene } = sight
  return fillText(shareTexts.alt, { headline, line, scene: heroPhotos.find(({ name }) => name === scene)?.alt ?? '' })
}
