import type { Review } from 'schema-dts'
import { testNoteWords } from '#content/inventory/test-notes.ts'
import { theOrganization } from '#site/dealership/view/json-ld/organization.ts'
import type { SignedNote } from '#site/inventory/rules/test-note.ts'

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
