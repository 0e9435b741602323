import type { Destination } from '#subjects/county/rules/delivery.ts'

interface TownChoicesProps {
  /** The towns that the visitor's words may mean. */
  readonly towns: readonly Destination[]
  /** The address that asks the same question for this town. */
  readonly hrefOf: (town: Destination) => string
}

/** The towns that the visitor's words may mean, each as a link to its own answer (TOWN-75). */
export function TownChoices({ towns, hrefOf }: TownChoicesProps) {
  return towns.map((town) => (
    <a key={town.slug} className="link" href={hrefOf(town)}>
      {town.name}
    </a>
  ))
}
