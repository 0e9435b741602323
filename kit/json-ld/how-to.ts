import type { HowTo } from 'schema-dts'

interface HowToFacts {
  /** Where the page shows it: `/services#winter-storage`. */
  readonly url: string
  readonly name: string
  readonly text: string
  readonly supplies: readonly string[]
  readonly steps: readonly { readonly title: string; readonly text: string }[]
}

export function howTo({ url, name, text, supplies, steps }: HowToFacts): HowTo {
  return {
    '@type': 'HowTo',
    '@id': url,
    name,
    description: text,
    url,
    supply: supplies.map((supply) => ({ '@type': 'HowToSupply', name: supply })),
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.title,
      text: step.text,
    })),
  }
}
