import { expect, test } from 'vitest'
import { htmlOf } from '#tests/setup/every-page.ts'
import { find, metaOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { paths } from '#tests/setup/shared-site.ts'

const foreign =
  /\b(?:fetch(?:es|ed|ing)?|fortnights?|reckon(?:s|ed)?|somebody|anybody|whilst|amongst|shall|till|lorr(?:y|ies)|petrol|tyres?|kerbs?|autumn|queues?|rubbish|car parks?|parked up|dust ?bins?|people carriers?|tarpaulins?|mown|storeys?|cheques?|colours?|neighbours?|metres?)\b/i

/** What a visitor reads of a page, in the result of a search too. */
function wordsOf(path: string): string {
  const html = htmlOf(path)
  return [...textsOf(html, 'title'), metaOf(html, 'description'), textOf(find(html, 'body'))].join('\n')
}

test.each([...paths, '/404'])('SITE-46: %s has none of the words that a Pennsylvanian would not say', (path) => {
  const found = wordsOf(path).match(foreign)
  expect(found?.[0]).toBeUndefined()
  expect(wordsOf(path)).not.toContain('!')
})
