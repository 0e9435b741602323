import type { TitledText } from '#content/shared/section-types.ts'

type HowTo = {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly supplies: readonly string[]
  readonly steps: readonly TitledText[]
  readonly link: { readonly text: string; readonly url: string }
}

/** What the shop does to a cart before the snow, told so that anybody can do it at home. */
export const winterStorage = {
  id: 'winter-storage',
  heading: 'Put a cart away for the winter',
  text: 'An hour in October saves a battery in April. You need soapy water, baking soda, a tire gauge and a cover that breathes.',
  supplies: ['soapy water', 'baking soda', 'a tire gauge', 'a cover that breathes'],
  steps: [
    {
      title: 'Wash it and let it dry',
      text: 'Leaves hold water, and water finds the wiring. Dry it before you cover it.',
    },
    {
      title: 'Clean the terminals',
      text: 'On lead-acid batteries, brush off what is white with baking soda and water, rinse, and fill the cells with distilled water.',
    },
    {
      title: 'Charge it',
      text: 'Fill a lead-acid pack and leave its charger on if the charger can look after itself. Bring a lithium pack to about half, or what its maker says.',
    },
    { title: 'Pump up the tires', text: 'To the figure on the sidewall, so that they do not stand flat on one spot.' },
    {
      title: 'Switch it off for good',
      text: 'Set the run switch to tow, take the key, leave the parking brake off and put chocks at the wheels instead.',
    },
  ],
  link: { text: 'Or let it winter with us', url: '/policies/storage-policy' },
} as const satisfies HowTo
