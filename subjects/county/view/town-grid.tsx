import './town-grid.css'

interface TownGridProps {
  readonly towns: readonly { readonly name: string; readonly type?: string; readonly url: string }[]
}

/** Names of towns, read down the columns. */
export function TownGrid({ towns }: TownGridProps) {
  return (
    <ul className="town-grid">
      {towns.map(({ name, type, url }) => (
        <li key={url}>
          <a href={url}>
            {name} {type && <span className="small soft">{type}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
