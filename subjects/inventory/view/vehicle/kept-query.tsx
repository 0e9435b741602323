/** What the other forms of a page have been told, so that one form's answer does not undo another's. */
export function KeptQuery({
  search,
  except,
}: {
  readonly search: URLSearchParams
  readonly except: readonly string[]
}) {
  return keptQuery(search, except).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

export function keptQuery(search: URLSearchParams, except: readonly string[]): readonly (readonly [string, string])[] {
  return [...new Set(search.keys())]
    .filter((name) => !except.includes(name))
    .map((name) => [name, search.get(name) ?? ''] as const)
}
