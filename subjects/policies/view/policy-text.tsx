import type { MDXContent } from 'mdx/types'
import { Children, isValidElement, type ReactNode } from 'react'
import { slugOf } from '#kit/formats/format.ts'
import { Fold } from '#kit/parts/fold.tsx'
import { policyPageWords } from '#subjects/policies/facts/policy-page.ts'
import { policyVocabulary } from './policy-vocabulary.tsx'
import '#kit/parts/prose.css'
import '#kit/parts/reading-folds.css'
import './policy-contents.css'

/** A document by its headings, listed as links: figures and ways to reach us in sight, the rest folded (POL-11, POL-97). */
export function PolicyText({ content }: { readonly content: MDXContent }) {
  const document: unknown = content({ components: policyVocabulary })
  const nodes = childrenOf(document)
  const starts = nodes.flatMap((node, index) => (isValidElement(node) && node.type === 'h2' ? [index] : []))
  const sections = starts.map((start, index) => {
    const title = childrenOf(nodes[start]).join('')
    return { id: slugOf(title), title, children: nodes.slice(start + 1, starts[index + 1]) }
  })
  return (
    <article className="section policy-text">
      <div className="wrap">
        <nav className="policy-contents" aria-labelledby="contents">
          <h2 id="contents">{policyPageWords.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy-sections reading-folds">
          <div className="prose policy-opening">{nodes.slice(0, starts[0])}</div>
          {sections.map(({ id, title, children }) => (
            <Fold key={id} id={id} title={title} open={children.some(neverFolds)}>
              <div className="prose">{children}</div>
            </Fold>
          ))}
        </div>
      </div>
    </article>
  )
}

function childrenOf(node: unknown): readonly ReactNode[] {
  return isValidElement<{ readonly children?: ReactNode }>(node) ? Children.toArray(node.props.children) : []
}

function neverFolds(node: ReactNode): boolean {
  return isValidElement(node) && (node.type === policyVocabulary.Terms || node.type === policyVocabulary.Contact)
}
