interface TownGridProps {
  readonly towns: readonly { readonly name: string; readonly type?: string; readonly url: string }[]
}

export function TownGrid({ towns }: TownGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-4">
      {towns.map(({ name, type, url }) => (
        <li key={url}>
          <a className="town-link" href={url}>
            {name}
            {type && <span className="text-small font-normal text-soft">{type}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
