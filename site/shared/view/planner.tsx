import type { ReactNode } from 'react'
import { plannerWords } from '#content/policies/storage-planner.ts'
import './button.css'
import './card.css'
import './stop.css'
import './planner.css'

/** A form that asks with GET, and the answer to what its address holds. */
export interface Planner {
  /** The query keys that it reads. */
  readonly keys: readonly string[]
  readonly answer: (search: URLSearchParams, path: string) => PlannerAnswer
}

export interface PlannerAnswer {
  readonly status: 200 | 422
  readonly view: ReactNode
}

interface PlannerFrameProps {
  readonly path: string
  readonly heading: string
  readonly lead: string
  readonly submit: string
  readonly fields: ReactNode
  readonly problems: Readonly<Partial<Record<string, string>>>
  /** Left out as long as nothing was asked, or nothing can be answered. */
  readonly result?: ReactNode
}

export function PlannerFrame({ path, heading, lead, submit, fields, problems, result }: PlannerFrameProps) {
  return (
    <section className="stop planner" id="planner">
      <div className="wrap">
        <header>
          <h2 className="blaze">{heading}</h2>
          <p className="lead">{lead}</p>
        </header>
        <form className="card" method="get" action={`${path}#planner`} noValidate>
          {Object.keys(problems).length > 0 && (
            <p className="field-error" role="alert">
              {plannerWords.problems}
            </p>
          )}
          <div className="planner-fields">{fields}</div>
          <button type="submit" className="button" data-look="solid">
            {submit}
          </button>
        </form>
        {result && <div className="planner-result">{result}</div>}
      </div>
    </section>
  )
}

interface ShareLinkProps {
  readonly path: string
  readonly search: URLSearchParams
}

export function ShareLink({ path, search }: ShareLinkProps) {
  return (
    <p className="small soft screen-only">
      <a className="link" href={`${path}?${givenIn(search)}#planner`}>
        {plannerWords.share}
      </a>{' '}
      {plannerWords.shareNote}
    </p>
  )
}

/** What was filled in, without the fields that were left empty. */
export function givenIn(search: URLSearchParams): string {
  return new URLSearchParams([...search].filter(([, value]) => value !== '')).toString()
}
