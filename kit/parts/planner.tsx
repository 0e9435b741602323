import type { ReactNode } from 'react'
import type { PlannerQuery, PlannerReader } from './planner-query.ts'
import { plannerWords } from './words.ts'
import './button.css'
import './date-field.css'
import './check.css'
import './planner.css'
import './section.css'

/** A form that asks with GET, and the answer to what its address holds. */
export interface Planner {
  /** The query keys that it reads. */
  readonly keys: readonly string[]
  readonly answer: (search: URLSearchParams, path: string) => ReactNode
}

interface PlannerParts<Key extends string, Input> {
  readonly words: { readonly heading: string; readonly lead: string; readonly submit: string }
  readonly reader: PlannerReader<Key, Input>
  readonly fields: (query: PlannerQuery<Key, Input>) => ReactNode
  readonly result: (input: Input, path: string, search: URLSearchParams) => ReactNode
}

/** A planner for any page: it reads the address and shows the result or what is wrong, and with it the form again. */
export function definePlanner<Key extends string, Input>({
  words,
  reader,
  fields,
  result,
}: PlannerParts<Key, Input>): Planner {
  return {
    keys: reader.keys,
    answer: (search, path) => {
      const query = reader.read(search)
      const shown = query.input !== undefined && result(query.input, path, search)
      return (
        <section className="section planner" id="planner" data-ground="shade">
          <div className="wrap">
            <header>
              <h2>{words.heading}</h2>
              {!shown && <p className="lead">{words.lead}</p>}
            </header>
            {shown && <div className="planner-result">{shown}</div>}
            <form method="get" action={`${path}#planner`} noValidate>
              {hasProblems(query) && (
                <p className="field-error" role="alert">
                  {plannerWords.problems}
                </p>
              )}
              <div className="planner-fields">{fields(query)}</div>
              <button type="submit" className="button" data-look="solid">
                {words.submit}
              </button>
            </form>
          </div>
        </section>
      )
    },
  }
}

export function hasProblems({ problems }: PlannerQuery<string, unknown>): boolean {
  return Object.keys(problems).length > 0
}

interface ShareLinkProps {
  readonly path: string
  readonly search: URLSearchParams
}

export function ShareLink({ path, search }: ShareLinkProps) {
  return (
    <p className="small soft screen-only">
      <a className="link" href={`${path}?${filledIn(search)}#planner`}>
        {plannerWords.share}
      </a>{' '}
      {plannerWords.shareNote}
    </p>
  )
}

/** What was filled in, without the fields that were left empty. */
export function filledIn(search: URLSearchParams): string {
  return new URLSearchParams([...search].filter(([, value]) => value !== '')).toString()
}
