import { fillText } from '#kit/formats/fill-text.ts'
import type { Ground } from '#subjects/county/facts/ground.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import type { Load } from '#subjects/fit/facts/questions.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

/** A cart as its record has it. */
export type Cart = Vehicle

type Facts = Pick<Cart, 'category' | 'features' | 'specifications'>

interface FactRule {
  /** Words of a feature that bear it out. */
  readonly feature: RegExp
  /** Categories that say as much. */
  readonly category?: RegExp
  readonly battery?: RegExp
}

const rules = {
  gravel: { feature: /\blift(?:ed)?\b(?!-)|all-terrain|knobby|heavy-duty (?:rear )?springs/i, category: /^lifted$/i },
  steep: {
    feature: /brakes on all four wheels|four-wheel (?:\w+ )?brakes|hill-start hold|holds on hills|72-volt/i,
    battery: /\b72 ?V/i,
  },
  clubs: { feature: /bag rack/i },
  cargo: { feature: /(?:cargo|steel) deck|\bbed\b/i, category: /^utility$/i },
  trailer: { feature: /tow hitch/i },
} as const satisfies Record<string, FactRule>

const lowProfile = /low-profile tires/i

/** What in a cart's record bears out that it suits this ground; an empty text where nothing is needed. */
export function suitsGround(cart: Facts, ground: Ground): string | undefined {
  if (ground === 'paved') return ''
  if (ground === 'grass') return cart.features.some((feature) => lowProfile.test(feature)) ? undefined : ''
  return borneOut(cart, rules[ground])
}

/** What in a cart's record bears out that it carries this. */
export function carries(cart: Facts, load: Load): string | undefined {
  return borneOut(cart, rules[load])
}

function borneOut({ features, category, specifications }: Facts, rule: FactRule): string | undefined {
  const feature = features.find((text) => rule.feature.test(text))
  if (feature !== undefined) return feature
  if (rule.category?.test(category)) return fillText(findACartPage.pick.category, { category })
  const battery = String(specifications.batteryType ?? '')
  return rule.battery?.test(battery) ? battery : undefined
}

/** '1,150 lbs' → 1150 */
export function payloadPounds({ specifications }: Pick<Vehicle, 'specifications'>): number {
  const [figure = ''] = /\d[\d,]*/.exec(String(specifications.payload ?? '')) ?? []
  return Number(figure.replaceAll(',', ''))
}
