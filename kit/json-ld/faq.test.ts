import { expect, test } from 'vitest'
import { questions } from '#subjects/contact/facts/questions.ts'
import { faq } from './faq.ts'

test('FIND-6: each question with its one answer, under the page that shows them', () => {
  expect(faq('/contact', [{ question: 'Open on Sunday?', answer: 'No.' }])).toEqual({
    '@type': 'FAQPage',
    '@id': '/contact#page',
    url: '/contact',
    mainEntity: [{ '@type': 'Question', name: 'Open on Sunday?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } }],
  })
})

test('FIND-6: the questions quote the policies to the digit', () => {
  const text = questions.items.map(({ answer }) => answer).join(' ')
  for (const figure of ['20 miles', '15 miles of Scranton', '$6 a mile', '18.', '7 days', '10 miles', '15%'])
    expect(text).toContain(figure)
})
