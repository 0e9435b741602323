import { Section } from '#kit/parts/section.tsx'
import { testNoteWords } from '#subjects/inventory/facts/test-notes.ts'
import { testNoteOf } from '#subjects/inventory/rules/test-note.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
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
