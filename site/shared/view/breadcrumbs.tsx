import { breadcrumbLabel } from '#content/shared/messages.ts'

export interface BreadcrumbItem {
  readonly name: string
  readonly url: string
}

export function Breadcrumbs({ items }: { readonly items: readonly BreadcrumbItem[] }) {
  const last = items.length - 1
  return (
    <nav aria-label={breadcrumbLabel} className="text-small">
      <ol className="flex flex-wrap gap-x-2">
        {items.map((item, index) => (
          <li key={item.url} className="flex gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === last ? (
              <span aria-current="page">{item.name}</span>
            ) : (
              <a className="underline underline-offset-4" href={item.url}>
                {item.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
