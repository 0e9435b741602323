import { createElement, Fragment } from 'react'

/** A text in which a measure with a hyphen, such as '72-volt', stays on one line. */
export function WholeMeasures({ text }: { readonly text: string }) {
  const parts = text.split(/(\d+-\w+)/)
  return createElement(
    Fragment,
    null,
    ...parts.map((part, at) => (at % 2 === 1 ? createElement('span', { className: 'whole' }, part) : part)),
  )
}
