import { Link } from './link.tsx'
import { breadcrumbLabel } from './words.ts'
import './breadcrumbs.css'

export interface BreadcrumbItem {
  readonly name: string
  readonly url: string
}

export function Breadcrumbs({ items }: { readonly items: readonly BreadcrumbItem[] }) {
  const last = items.length - 1
  return (
    <nav aria-label={breadcrumbLabel} className="breadcrumbs">
      <ol>
        {items.map((item, index) => (
          <li key={item.url}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === last ? <span aria-current="page">{item.name}</span> : <Link href={item.url}>{item.name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
