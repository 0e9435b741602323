import type { TitledText } from '#kit/parts/section-types.ts'
import { policyAddresses } from '#subjects/dealership/facts/addresses.ts'

type HowTo = {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly supplies: readonly string[]
  readonly steps: readonly TitledText[]
  readonly link: { readonly text: string; readonly url: string }
}

/** The steps that the shop takes before winter, for customers who take them at home. */
export const winterStorage = {
  id: 'winter-storage',
  heading: 'How to store a cart for the winter',
  text: 'Takes about an hour. You need soapy water, baking soda, a tire gauge and a breathable cover.',
  supplies: ['soapy water', 'baking soda', 'a tire gauge', 'a breathable cover'],
  steps: [
    {
      title: 'Wash it and let it dry',
      text: 'Wet leaves keep the wiring damp. Let the cart dry before you cover it.',
    },
    {
      title: 'Clean the terminals',
      text: 'On lead-acid batteries, scrub off the white crust with baking soda and water, rinse, and top up the cells with distilled water.',
    },
    {
      title: 'Charge it',
      text: 'Charge a lead-acid pack fully and leave an automatic charger on. Charge a lithium pack to about half, or to what its manual says.',
    },
    { title: 'Pump up the tires', text: 'To the pressure on the sidewall, so that they do not get flat spots.' },
    {
      title: 'Switch it off',
      text: 'Set the run switch to tow and take the key. Leave the parking brake off and chock the wheels.',
    },
  ],
  link: { text: 'Storage prices and rules', url: policyAddresses.storage },
} as const satisfies HowTo
