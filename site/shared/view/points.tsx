import type { TitledText } from '#content/shared/section-types.ts'

/** A few reasons side by side, each under a line of its own. */
export function Points({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <ul className={`grid gap-x-10 gap-y-8 ${items.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2'}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <h3>{title}</h3>
          <p className="mt-2 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
