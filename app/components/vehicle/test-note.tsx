import { Stop } from '#app/components/sections/stop.tsx'
import { testNoteWords } from '#content/vehicles/test-notes.ts'
import { testNoteOf } from '#domain/test-note.ts'
import type { Vehicle } from '#domain/vehicle.ts'

/** What we found when we drove it, signed by us; nothing where we have not written anything. */
export function TestNote({ vehicle }: { readonly vehicle: Vehicle }) {
  const note = testNoteOf(vehicle)
  if (!note) return null
  return (
    <Stop id="test" title={testNoteWords.heading}>
      <figure className="max-w-[46rem]">
        <h3>{note.headline}</h3>
        <blockquote className="mt-3 text-lead">{note.text}</blockquote>
        <p className="mt-4 font-semibold">{note.verdict}</p>
        <figcaption className="text-soft">{note.signature}</figcaption>
      </figure>
    </Stop>
  )
}
