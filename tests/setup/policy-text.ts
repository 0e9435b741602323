import type { MDXContent } from 'mdx/types'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PolicyMeta } from '#subjects/policies/facts/policy-meta.ts'
import { policyVocabulary } from '#subjects/policies/view/policy-vocabulary.tsx'
import { findAll, proseOf, textsOf } from './page-html.ts'

const documents = import.meta.glob<{ readonly default: MDXContent; readonly meta: PolicyMeta }>(
  '/subjects/policies/facts/documents/*.mdx',
  { eager: true },
)

/** Every policy as a visitor reads it, without the page around it. */
export const policies = Object.entries(documents).map(([file, { default: content, meta }]) => {
  const html = renderToStaticMarkup(createElement(content, { components: policyVocabulary }))
  return {
    name: file.replace(/^.*\/|\.mdx$/g, ''),
    meta,
    headings: textsOf(html, 'h2'),
    /** A text for each paragraph, heading, list item and table cell. */
    lines: findAll(html, 'p, li, h2, h3, caption, th, td').map(proseOf),
  }
})
