import { columnOf, labelOf } from '#subjects/inventory/rules/vehicle-columns.ts'

export interface FieldProblem {
  /** The field of the form that the problem is about, where it is about one. */
  readonly column?: string
  readonly text: string
}

/** Puts a problem of a cart's column, such as "price is missing", in the words of the form. */
export function fieldProblem(problem: string): FieldProblem {
  const [, column = '', rest = ''] = /^(?:The )?(\S+)( .*)$/s.exec(problem) ?? []
  return columnOf(column) === column ? { column, text: `${labelOf(column)}${rest}.` } : { text: `${problem}.` }
}
