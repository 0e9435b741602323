import { formatEasternRecent } from '#kit/dates/eastern-time.ts'
import { fillText } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { type ShopClock, standingText, urgencyOf } from '#subjects/contact/rules/answer-time.ts'
import { aboutOf, type FullMessage } from '#subjects/contact/rules/message.ts'
import { dialHref } from '#subjects/contact/rules/phone.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { mailHref } from '#subjects/dealership/rules/reach.ts'
import { messageWords } from '#subjects/desk/facts/messages.ts'
import { Send } from './controls.tsx'

export interface MessageProps {
  readonly message: FullMessage
  readonly clock: ShopClock
}

/** Who wrote about what, how long that waits, and how it begins. */
export function MessageHead({ message, clock, as: Heading }: MessageProps & { readonly as: 'h2' | 'h3' }) {
  const { id, first_name, last_name, received_at, state, suspicion } = message
  return (
    <>
      <div className="spread">
        <Heading className="desk-sender">
          <a className="underlined" href={`/messages/${id}`}>
            {first_name} {last_name}
          </a>
        </Heading>
        <StandingOf message={message} clock={clock} />
      </div>
      <p className="small soft">
        <span className="whole">{formatEasternRecent(new Date(received_at), clock.now)} ·</span> {aboutOf(message)}
        {state === 'quarantined' && ` · ${suspicion}`}
      </p>
      <p className="desk-beginning">{message.message}</p>
    </>
  )
}

export function StandingOf({ message, clock }: MessageProps) {
  const isWaiting = message.status === 'new' && message.state === 'accepted'
  const standing = isWaiting ? urgencyOf(new Date(message.received_at), clock) : undefined
  return (
    <p className="desk-standing small" data-standing={standing}>
      {standingText(message, clock)}
    </p>
  )
}

/** By telephone and by mail. */
export function Reach({ message: { id, first_name, last_name, phone, email } }: Pick<MessageProps, 'message'>) {
  const dial = dialHref(phone)
  const subject = fillText(messageWords.mailSubject, { shop: business.name, id })
  return (
    <div className="cluster">
      {dial && (
        <ButtonLink href={dial} label={`Call ${first_name} ${last_name} at ${phone}`} icon="phone">
          {phone}
        </ButtonLink>
      )}
      <ButtonLink href={mailHref(email, { subject })} label={`E-mail ${first_name} ${last_name}`} icon="mail">
        E-mail
      </ButtonLink>
    </div>
  )
}

/** Since when the message stands as the screen shows it: by that the desk knows whether someone else was faster. */
export function Seen({ message, from }: { readonly message: FullMessage; readonly from?: 'today' }) {
  return (
    <>
      <input type="hidden" name="seen" value={message.status_at ?? ''} />
      {from && <input type="hidden" name="from" value={from} />}
    </>
  )
}

/** One tap from real or spam. */
export function RealOrSpam({ message, from }: { readonly message: FullMessage; readonly from?: 'today' }) {
  const name = `${message.first_name} ${message.last_name}`
  return (
    <div className="cluster">
      <form method="post" action={`/messages/${message.id}/release`}>
        <Seen message={message} {...(from && { from })} />
        <Send aria-label={`It is real: ${name}`}>It is real</Send>
      </form>
      {message.status === 'new' && (
        <form method="post" action={`/messages/${message.id}`}>
          <Seen message={message} {...(from && { from })} />
          <Send name="status" value="spam" aria-label={`Spam: ${name}`}>
            Spam
          </Send>
        </form>
      )}
    </div>
  )
}
