import type { TitledText } from '#content/shared/section-types.ts'

/** Steps in order, joined by the trail. */
export function Steps({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="mt-1 text-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
