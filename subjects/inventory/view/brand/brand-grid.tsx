import { Link } from '#kit/parts/link.tsx'
import './brand-grid.css'

interface BrandGridProps {
  readonly brands: readonly { readonly name: string; readonly text: string; readonly url: string }[]
}

export function BrandGrid({ brands }: BrandGridProps) {
  return (
    <ul className="brand-grid">
      {brands.map(({ name, text, url }) => (
        <li key={url}>
          <Link href={url}>
            <span className="brand-grid-name">{name}</span>
            <span className="brand-grid-text soft">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
