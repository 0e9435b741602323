import type { FAQPage } from 'schema-dts'
import type { Question } from '#kit/parts/section-types.ts'

/** FIND-6: questions and answers as the page at this path shows them. */
export function faq(path: string, items: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${path}#page`,
    url: path,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
