import { testNoteWords } from '#content/inventory/test-notes.ts'
import { testNoteOf } from '#site/inventory/rules/test-note.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { Section } from '#site/shared/view/section.tsx'
import './test-note.css'

/** What we found when we drove it, signed by us; nothing where we have not written anything. */
export function TestNote({ vehicle }: { readonly vehicle: Vehicle }) {
  const note = testNoteOf(vehicle)
  if (!note) return null
  return (
    <Section id="test" title={testNoteWords.heading}>
      <figure className="test-note">
        <h3>{note.headline}</h3>
        <blockquote>{note.text}</blockquote>
        <p>{note.verdict}</p>
        <figcaption className="soft">{note.signature}</figcaption>
      </figure>
    </Section>
  )
}
