import { ButtonLink } from '#kit/parts/button-link.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { contactPath, mailHref } from '#subjects/dealership/rules/reach.ts'

interface AskUsProps {
  readonly words: { readonly contact: string; readonly mail: string }
  readonly answer: string
  /** The address at which the answer can be read again. */
  readonly path: string
  readonly siteUrl: string
  readonly cartId?: string | undefined
}

/** The ways to ask us about an answer: the contact form with the question in it, or a mail with all of it (FIT-30). */
export function AskUs({ words, answer, path, siteUrl, cartId }: AskUsProps) {
  const mail = mailHref(business.email, { body: `${answer}\n${siteUrl}${path}\n\n` })
  return (
    <>
      <ButtonLink look="main" href={contactPath('sales', cartId, path)}>
        {words.contact}
      </ButtonLink>
      <ButtonLink href={mail}>{words.mail}</ButtonLink>
    </>
  )
}
