import { fillText, formatDate, formatNumber } from '#kit/formats/format.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { type TestNote, testNotes, testNoteWords } from '#subjects/inventory/facts/test-notes.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

export interface SignedNote extends TestNote {
  /** 'Our rating: 4.5 of 5' */
  readonly verdict: string
  /** 'Switchback Golf Carts, test drive on August 9, 2025' */
  readonly signature: string
}

/** Our note on a test drive of this cart; undefined for most carts. */
export function testDriveOf({ id }: Pick<Vehicle, 'id'>): SignedNote | undefined {
  const note = testNotes.find((candidate) => candidate.id === id)
  if (!note) return undefined
  const { mark, signed, best } = testNoteWords
  return {
    ...note,
    verdict: fillText(mark, { mark: formatNumber(note.mark), best }),
    signature: fillText(signed, { business: business.name, day: formatDate(note.day) }),
  }
}
