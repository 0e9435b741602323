import type { TitledText } from './section-types.ts'
import './steps.css'

/** Numbered steps in order. */
export function Steps({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
