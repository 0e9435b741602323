import type { Review } from 'schema-dts'
import { theOrganization } from '#subjects/dealership/view/json-ld/organization.ts'
import { testNoteWords } from '#subjects/inventory/facts/test-notes.ts'
import type { SignedNote } from '#subjects/inventory/rules/test-note.ts'

/** FIND-14: our own note, with us as its author. */
export function review({ headline, text, mark, day }: SignedNote, cartPath: string): Review {
  return {
    '@type': 'Review',
    '@id': `${cartPath}#test`,
    headline,
    reviewBody: text,
    author: theOrganization,
    datePublished: day,
    itemReviewed: { '@id': `${cartPath}#vehicle` },
    reviewRating: { '@type': 'Rating', ratingValue: mark, bestRating: testNoteWords.best },
  }
}
