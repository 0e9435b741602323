import type { ComponentProps, ReactNode } from 'react'

/** Sends the form in which it stands. */
export function Send(props: ComponentProps<'button'>) {
  return <button type="submit" className="button" {...props} />
}

/** A link among words. */
export function TextLink(props: ComponentProps<'a'>) {
  return <a className="link" {...props} />
}

const refusedId = 'refused'

/** What a field says of itself where it was refused. */
export const refusedMark = { 'aria-invalid': true, 'aria-describedby': refusedId } as const

/**
 * DESK-29: why what was asked for was not done. It is read out, and a browser brings it into sight as it gets the focus; where the address
 * has a fragment, only if that is its `id`.
 */
export function Refused({ id = refusedId, children }: { readonly id?: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: what was sent is not done, and the reason may stand anywhere on the page
    <div id={id} className="notice stack" role="alert" tabIndex={-1} autoFocus>
      {children}
    </div>
  )
}
