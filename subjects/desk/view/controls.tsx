import type { ComponentProps } from 'react'

/** Sends the form in which it stands. */
export function Send(props: ComponentProps<'button'>) {
  return <button type="submit" className="button" {...props} />
}

/** A link among words. */
export function TextLink(props: ComponentProps<'a'>) {
  return <a className="link" {...props} />
}

/** Why what was asked for was not done. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (!text) return null
  return (
    <p className="notice" role="alert">
      {text}
    </p>
  )
}
