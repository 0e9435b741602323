import { testNoteWords } from '#content/inventory/test-notes.ts'
import { testNoteOf } from '#site/inventory/rules/test-note.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { Section } from '#site/shared/view/section.tsx'

/** What we found when we drove it, signed by us; nothing where we have not written anything. */
export function TestNote({ vehicle }: { readonly vehicle: Vehicle }) {
  const note = testNoteOf(vehicle)
  if (!note) return null
  return (
    <Section id="test" title={testNoteWords.heading}>
      <figure className="max-w-[46rem]">
        <h3>{note.headline}</h3>
        <blockquote className="mt-3 text-lead">{note.text}</blockquote>
        <p className="mt-4 font-semibold">{note.verdict}</p>
        <figcaption className="text-soft">{note.signature}</figcaption>
      </figure>
    </Section>
  )
}
