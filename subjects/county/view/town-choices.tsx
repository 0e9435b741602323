import type { Destination } from '#subjects/county/rules/delivery.ts'

interface TownChoicesProps {
  /** Those that the words for a town may mean. */
  readonly towns: readonly Destination[]
  /** The address that asks the same of this one. */
  readonly hrefOf: (town: Destination) => string
}

/** TOWN-75: the towns that the words may mean, each as a link to its own answer. */
export function TownChoices({ towns, hrefOf }: TownChoicesProps) {
  return towns.map((town) => (
    <a key={town.slug} className="link" href={hrefOf(town)}>
      {town.name}
    </a>
  ))
}
