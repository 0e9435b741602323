import type { Question } from '#content/shared/section-types.ts'

/** Questions that open to their answers. */
export function QuestionList({ items }: { readonly items: readonly Question[] }) {
  return (
    <div className="max-w-[46rem] border-t border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="border-b border-line">
          <summary className="cursor-pointer py-4 font-bold">{question}</summary>
          <p className="pb-5">{answer}</p>
        </details>
      ))}
    </div>
  )
}
