interface BrandGridProps {
  readonly brands: readonly { readonly name: string; readonly text: string; readonly url: string }[]
}

export function BrandGrid({ brands }: BrandGridProps) {
  return (
    <ul className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-3">
      {brands.map(({ name, text, url }) => (
        <li key={url} className="bg-paper">
          <a className="group block h-full p-6 hover:bg-card" href={url}>
            <span className="font-display text-h2 leading-tight font-extrabold tracking-tight group-hover:underline">
              {name}
            </span>
            <span className="mt-2 block text-soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
