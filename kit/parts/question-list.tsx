import type { Question } from './section-types.ts'
import './question-list.later.css'

/** Questions that open to their answers. */
export function QuestionList({ items }: { readonly items: readonly Question[] }) {
  return (
    <div className="question-list">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
