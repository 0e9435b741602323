import { expect, test } from 'vitest'
import { testNoteOf } from '#subjects/inventory/rules/test-note.ts'
import { review } from './review.ts'

test('FIND-14: a review has all five of its fields, and its author is the dealership', () => {
  const note = testNoteOf({ id: 'ev-city' })
  if (!note) throw new Error('there is a note on the EV City')
  expect(review(note, '/vehicles/ev-city')).toEqual({
    '@type': 'Review',
    '@id': '/vehicles/ev-city#test',
    headline: note.headline,
    reviewBody: note.text,
    author: { '@id': '/#organization' },
    datePublished: '2025-07-26',
    itemReviewed: { '@id': '/vehicles/ev-city#vehicle' },
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
  })
})
