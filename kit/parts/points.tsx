import type { TitledText } from './section-types.ts'
import { WholeMeasures } from './whole-measures.tsx'
import './points.css'

/** A few reasons side by side, each under a line of its own. */
export function Points({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <ul className="points">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">
            <WholeMeasures text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
