import { join, resolve } from 'node:path'
import { countyMap } from '#subjects/county/facts/county-map.ts'
import { mapHeight, mapWidth, project } from '#subjects/county/rules/map-projection.ts'
import type { CartRecord } from '#subjects/inventory/facts/cart-record.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { type HeroPhoto, heroPhotos } from '#subjects/pictures/facts/hero-photos.ts'
import { cartPictures, hillPicture, landmarkPicture, scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { closerLook, deckLoadOf, propOf } from './looks.ts'
import { type CartParameters, parametersOf } from './parameters.ts'

/** The ways a cart is shown. The first is the one on every card. */
export const views = ['front', ...cartPictures.views] as const
type View = (typeof views)[number]

/** One picture to make. */
export type Shot = {
  /** The file's name below `studio/masters`, without its ending: `carts/ev-city-side`. */
  readonly name: string
  /** What it shows: a cart, a scene, the placeholder. */
  readonly subject: string
  readonly view: View | undefined
  /** The Python module that builds it. */
  readonly module: string
  readonly width: number
  readonly height: number
  readonly samples: number
  /** It is rendered so many times as large, and brought down. */
  readonly over: number
  /** Taken off its stage: the page's ground shows around it. */
  readonly cut?: true
  readonly with: Readonly<Record<string, unknown>>
  /** Every cart's parameters that the picture may need. */
  readonly carts: readonly (readonly [string, CartParameters])[]
}

export const studio = import.meta.dirname
export const masters = resolve(studio, 'masters')
export const masterFile = (shot: Shot): string => join(masters, `${shot.name}.webp`)

const records = new Map<string, CartRecord>(inventory.map((vehicle) => [vehicle.id, vehicle]))
const carts = inventory.map((vehicle) => [vehicle.id, parametersOf(vehicle)] as const)
const stand = 'd5-ranger-4'

/** All pictures, the most wanted first. */
export function shots(): readonly Shot[] {
  const products = views.flatMap((view) => inventory.map(({ id }) => product(id, view)))
  const scenes = heroPhotos.flatMap((photo) => scenesOf(photo))
  const placeholder = { ...product(stand, 'front'), name: 'carts/placeholder', subject: 'placeholder' }
  return [
    ...products.filter(({ view }) => view === 'front'),
    { ...placeholder, with: { cart: stand, view: 'front', clay: true } },
    ...scenes,
    ...hill(),
    landmarks(),
    icon(),
    ...products.filter(({ view }) => view !== 'front'),
  ]
}

function product(id: string, view: View): Shot {
  const main = view === 'front'
  const { width, height } = main ? cartPictures.main : cartPictures.further
  return {
    name: main ? `carts/${id}` : `carts/${id}-${view}`,
    subject: id,
    view,
    module: 'studio.scenes.product',
    width,
    height,
    // At most, where an edge is: even faces take half of it.
    samples: 28,
    over: 1.3,
    cut: true,
    with: staged(id, view),
    carts: carts.filter(([name]) => name === id),
  }
}

/** What its stage needs to know of a cart, and only what shows in that view: a prop in front is no reason to render the side. */
function staged(id: string, view: View): Shot['with'] {
  const vehicle = records.get(id)
  if (!vehicle) throw new Error(`There is no cart "${id}".`)
  const prop = propOf(vehicle)
  const load = deckLoadOf(vehicle)
  const worn = vehicle.drawing.wear
  return {
    cart: id,
    view,
    ...(view === 'front' && prop && { prop }),
    ...(view === 'detail' && { closer: closerLook(vehicle), ...(load && { load }) }),
    ...(worn && { worn }),
  }
}

/** A scene of the day has another one for the dark scheme. */
function scenesOf({ name, evening }: HeroPhoto): readonly Shot[] {
  const day = scene(name)
  return evening ? [day, { ...day, name: day.name + scenePictures.evening, with: { evening } }] : [day]
}

function scene(name: string): Shot {
  const { width, height } = scenePictures.size
  return {
    name: `scenes/${name}`,
    subject: name,
    view: undefined,
    module: `studio.scenes.${name.replaceAll('-', '_')}`,
    width,
    height,
    // Fewer, and joints of pale carts come out as dashes, seats and roofs as mottled.
    samples: 20,
    over: 1.5,
    with: {},
    carts,
  }
}

/** The hill on which "Which cart?" sets carts, by day and in the evening. */
function hill(): readonly Shot[] {
  const { width, height } = hillPicture.size
  const day = { ...scene('hill'), width, height, carts: [] }
  return [day, { ...day, name: day.name + scenePictures.evening, with: { evening: true } }]
}

function landmarks(): Shot {
  const { width, height } = landmarkPicture.size
  const marks = countyMap.landmarks.map(({ kind, at }) => [kind, ...project(at)])
  return {
    name: 'maps/landmarks',
    subject: 'landmarks',
    view: undefined,
    module: 'studio.scenes.landmarks',
    width,
    height,
    samples: 64,
    over: 1,
    with: { width: mapWidth, height: mapHeight, marks },
    carts: carts.filter(([name]) => name === stand),
  }
}

/** The mark for home screens. Icons that may be cut to a circle need slope around it: it has this share of the side. */
function icon(): Shot {
  return {
    name: 'icons/mark',
    subject: 'icon',
    view: undefined,
    module: 'studio.scenes.icon',
    width: 768,
    height: 768,
    samples: 48,
    over: 1,
    with: { share: 0.72 },
    carts: [],
  }
}
