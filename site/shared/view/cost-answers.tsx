/** What something costs, by which rule, and perhaps where to read more. */
interface CostAnswer {
  readonly heading: string
  readonly figure: string
  readonly rule: string
  readonly more?: { readonly text: string; readonly href: string }
}

export function CostAnswers({ answers }: { readonly answers: readonly CostAnswer[] }) {
  return (
    <div className={`grid gap-x-16 gap-y-10 ${answers.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {answers.map(({ heading, figure, rule, more }) => (
        <section key={heading} className="grid content-start gap-3 border-t-2 border-ink pt-4">
          <h3>{heading}</h3>
          <p className="font-display text-h1 leading-none font-extrabold tracking-tight">{figure}</p>
          <p className="max-w-[34rem]">{rule}</p>
          {more && (
            <p>
              <a className="link" href={more.href}>
                {more.text}
              </a>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
