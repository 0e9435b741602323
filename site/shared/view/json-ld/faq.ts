import type { FAQPage } from 'schema-dts'
import type { Question } from '#content/shared/section-types.ts'

/** spec §3: faq {question, answer}, as the page at this path shows them. */
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
