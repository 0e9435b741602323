import type { MDXContent } from 'mdx/types'
import { Children, isValidElement, type ReactNode } from 'react'
import { policyVocabulary } from './policy-vocabulary.tsx'

interface PolicySection {
  readonly id: string
  readonly title: string
  /** Its figures, or the ways to reach us, are what people come for: it does not fold. */
  readonly open: boolean
  readonly children: readonly ReactNode[]
}

export interface PolicyDocumentParts {
  /** What stands before the first heading. */
  readonly opening: readonly ReactNode[]
  readonly sections: readonly PolicySection[]
}

/** A document by its headings, as its prose is written in one go. */
export function policyParts(content: MDXContent): PolicyDocumentParts {
  const document: unknown = content({ components: policyVocabulary })
  const nodes = isValidElement<{ readonly children?: ReactNode }>(document)
    ? Children.toArray(document.props.children)
    : []
  const starts = nodes.flatMap((node, index) => (isTitle(node) ? [index] : []))
  return {
    opening: nodes.slice(0, starts[0]),
    sections: starts.map((start, index) => {
      const children = nodes.slice(start + 1, starts[index + 1])
      return { ...titleOf(nodes[start]), open: children.some(neverFolds), children }
    }),
  }
}

function isTitle(node: ReactNode): boolean {
  return isValidElement(node) && node.type === 'h2'
}

function neverFolds(node: ReactNode): boolean {
  return isValidElement(node) && (node.type === policyVocabulary.Terms || node.type === policyVocabulary.Contact)
}

/** What a heading says, and the anchor that follows from it. */
function titleOf(node: ReactNode): { readonly id: string; readonly title: string } {
  const title = isValidElement<{ readonly children?: ReactNode }>(node)
    ? Children.toArray(node.props.children).join('')
    : ''
  const id = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return { id, title }
}
