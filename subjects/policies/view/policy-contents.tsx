import { policyPage } from '#subjects/policies/facts/policy-page.ts'
import './policy-contents.css'

interface PolicyContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** POL-11: the sections as links, where there are enough to need them: a line of them on a phone, a column beside the text. */
export function PolicyContents({ sections }: PolicyContentsProps) {
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
