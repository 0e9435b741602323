import type { ReactNode } from 'react'
import './cost-answers.css'

/** What something costs, the rule for it, and perhaps a page with more about it. */
interface CostAnswer {
  readonly heading: string
  readonly figure: string
  readonly rule: string
  readonly more?: { readonly text: string; readonly href: string }
}

interface CostAnswersProps {
  readonly answers: readonly CostAnswer[]
  /** One more section beside the answers. */
  readonly children?: ReactNode
}

export function CostAnswers({ answers, children }: CostAnswersProps) {
  return (
    <div className="cost-answers">
      {answers.map(({ heading, figure, rule, more }) => (
        <section key={heading} className="stack ruled">
          <h3>{heading}</h3>
          <p className="figure" data-large="">
            {figure}
          </p>
          <p className="cost-answers-rule">{rule}</p>
          {more && (
            <p>
              <a className="link" href={more.href}>
                {more.text}
              </a>
            </p>
          )}
        </section>
      ))}
      {children}
    </div>
  )
}
