import type { services } from './services.ts'

interface ServiceCallout {
  /** The part of the cart on which the number stands. */
  readonly part: string
  readonly service: (typeof services)[number]['id']
  /** The point of the part in the scene, 2400 by 1350. */
  readonly at: { readonly x: number; readonly y: number }
}

/** The parts of the cart on the lift and the service for each, from the top of the scene to its bottom. */
export const serviceCallouts = {
  /** The page whose photo is the cart on the lift. */
  pageKey: 'workshop',
  label: 'Choose a part',
  items: [
    { part: 'Lights and racks', service: 'custom-modifications', at: { x: 1500, y: 520 } },
    { part: 'Battery', service: 'battery-services', at: { x: 1770, y: 872 } },
    { part: 'Brakes', service: 'maintenance-repair', at: { x: 1676, y: 985 } },
    { part: 'Tires', service: 'maintenance-repair', at: { x: 1392, y: 1010 } },
  ],
} as const satisfies {
  readonly pageKey: string
  readonly label: string
  readonly items: readonly ServiceCallout[]
}
