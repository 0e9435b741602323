import { cartFields } from '#subjects/desk/facts/cart-form.ts'

interface FieldProblem {
  /** The field of the form that it is about, where it is about one. */
  readonly column?: string
  readonly text: string
}

/** A problem of a cart's column, such as "price is missing", in the words of the form. */
export function fieldProblem(problem: string): FieldProblem {
  const [, column = '', rest = ''] = /^(?:The )?(\S+)( .*)$/s.exec(problem) ?? []
  const label = Object.hasOwn(cartFields, column) ? cartFields[column]?.label : undefined
  return label ? { column, text: `${label}${rest}.` } : { text: `${problem}.` }
}
