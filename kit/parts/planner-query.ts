type Words<Key extends string> = Readonly<Record<Key, string>>
type Problems<Key extends string> = Partial<Record<Key, string>>

/** What an address asks of a planner. */
export interface PlannerQuery<Key extends string, Input> {
  /** The values as they were typed, which the form shows again. */
  readonly typed: Words<Key>
  readonly problems: Readonly<Problems<Key>>
  /** Left out while the visitor has asked nothing, or the answer cannot be worked out. */
  readonly input?: Input
}

export interface PlannerReader<Key extends string, Input> {
  readonly keys: readonly Key[]
  readonly read: (search: URLSearchParams) => PlannerQuery<Key, Input>
}

interface PlannerQuestions<Key extends string, Input> {
  /** Every field with its first value. */
  readonly fields: Words<Key>
  /** Tells a form that was sent from a link that fills in a field. */
  readonly asks: (search: URLSearchParams) => boolean
  /** Works out the input, or says in `problems` why there is none. */
  readonly inputOf: (typed: Words<Key>, problems: Problems<Key>) => Input | undefined
}

/** The one way from an address to what a planner works with. */
export function plannerReader<Key extends string, Input>({
  fields,
  asks,
  inputOf,
}: PlannerQuestions<Key, Input>): PlannerReader<Key, Input> {
  const keys = Object.keys(fields) as Key[]
  return {
    keys,
    read: (search) => {
      const typed = Object.fromEntries(keys.map((key) => [key, typedIn(search, key) ?? fields[key]])) as Words<Key>
      const problems: Problems<Key> = {}
      const input = asks(search) ? inputOf(typed, problems) : undefined
      return input === undefined || Object.keys(problems).length > 0 ? { typed, problems } : { typed, problems, input }
    },
  }
}

export function typedIn(search: URLSearchParams, key: string): string | undefined {
  return search.get(key)?.trim().slice(0, 40)
}
