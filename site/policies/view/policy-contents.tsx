import type { MDXContent } from 'mdx/types'
import { Children, isValidElement } from 'react'
import { policyPage } from '#content/policies/policy-page.ts'
import { policyVocabulary } from './policy-vocabulary.tsx'
import { SectionHeading, type SectionHeadingProps, sectionOf } from './section-heading.tsx'
import './policy-contents.css'

/** The sections of a document as links, where it is long enough to need them. */
export function PolicyContents({ of }: { readonly of: MDXContent }) {
  const sections = sectionsOf(of)
  if (sections.length < policyPage.contentsFromSections) return null
  return (
    <nav className="policy-contents" aria-labelledby="contents">
      <h2 id="contents">{policyPage.contents}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function sectionsOf(content: MDXContent) {
  const document: unknown = content({ components: policyVocabulary })
  if (!isValidElement<SectionHeadingProps>(document)) return []
  return Children.toArray(document.props.children)
    .filter((node) => isValidElement<SectionHeadingProps>(node))
    .filter(({ type }) => type === SectionHeading)
    .map(({ props }) => sectionOf(props.children))
}
