import type { ReactNode } from 'react'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock, formatEasternRecent } from '#kit/dates/eastern-time.ts'
import { fillText, formatDate, formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { aboutOf, type FullMessage } from '#subjects/contact/rules/message.ts'
import { dialHref, phoneText } from '#subjects/contact/rules/phone.ts'
import { type ShopClock, standingText, urgencyOf } from '#subjects/contact/rules/waiting-time.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { mailHref } from '#subjects/dealership/rules/reach.ts'
import { markings, messageWords } from '#subjects/desk/facts/message-words.ts'
import { stockOf } from '#subjects/desk/rules/cart-facts.ts'
import { offeredOn } from '#subjects/inventory/rules/special-price.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartLine } from './carts.tsx'
import { Send } from './controls.tsx'

export interface MessageProps {
  readonly message: FullMessage
  readonly clock: ShopClock
}

interface MessageHeadProps extends MessageProps {
  readonly as: 'h2' | 'h3'
  readonly href: string
  /** Whether it stands beside the list. */
  readonly isOpen?: boolean
  /** The cart that it is about, where that is shown below. */
  readonly cart?: Vehicle | undefined
}

/** Who wrote about what, how long the message waits or when it came, and how it begins. */
export function MessageHead({ message, clock, as: Heading, href, isOpen = false, cart }: MessageHeadProps) {
  const { firstName, lastName, state, suspicion } = message
  return (
    <>
      <div className="desk-message-head">
        <div>
          <Heading className="desk-sender">
            <a className="desk-to" href={href} aria-current={isOpen ? 'page' : undefined}>
              {firstName} {lastName}
            </a>
          </Heading>{' '}
          <p className="small soft">
            {message.status === 'new' ? aboutBeside(message, cart) : <WhenAndWhat {...{ message, clock, cart }} />}
            {state === 'quarantined' && ` · ${suspicion}`}
          </p>
        </div>
        <StandingOf message={message} clock={clock} />
      </div>
      <ReminderOf message={message} clock={clock} />
      <p className="desk-beginning">{message.message}</p>
    </>
  )
}

/** 'Today, 5:16 AM · Sales Inquiry, Jim Thorpe Borough': without the cart, where that is shown with its picture. */
export function WhenAndWhat({ message, clock, cart }: Omit<MessageHeadProps, 'as' | 'href'>) {
  return (
    <>
      <span className="whole">{formatEasternRecent(message.receivedAt, clock.now)} ·</span> {aboutBeside(message, cart)}
    </>
  )
}

const aboutBeside = (message: FullMessage, cart: Vehicle | undefined) =>
  aboutOf(cart ? { ...message, cartName: null } : message)

/** The cart that a message is about, with what a caller asks first. */
export function AskedCart({ cart, clock }: { readonly cart: Vehicle | undefined; readonly clock: ShopClock }) {
  if (!cart) return null
  const { id, name } = cart
  const today = easternClock(clock.now).day
  return (
    <CartLine name={name} cart={cart} href={`/carts/${id}`}>
      {formatPrice(offeredOn(cart, today).price)} · {stockOf(cart, today)[0]}
    </CartLine>
  )
}

/** When the message comes back, or that it has. */
export function ReminderOf({ message: { remindOn, status }, clock }: MessageProps) {
  if (remindOn === null) return null
  const { dueAnswered, until } = messageWords.remind
  const due = status === 'new' ? messageWords.remind.due : dueAnswered
  return (
    <p className="desk-reminder small">
      {remindOn <= easternClock(clock.now).day ? due : fillText(until, { day: formatDate(remindOn) })}
    </p>
  )
}

export function StandingOf({ message, clock }: MessageProps) {
  const isWaiting = message.status === 'new' && message.state === 'accepted'
  const standing = isWaiting ? urgencyOf(message.receivedAt, clock) : undefined
  return (
    <p className="desk-standing small" data-standing={standing}>
      {standingText(message, clock)}
    </p>
  )
}

interface CallProps {
  readonly message: FullMessage
  /** Whether this is what to do next: one button of a screen stands out. */
  readonly isNext: boolean
  /** Whether a phone shows no number, so that all ways to answer stand in one line. */
  readonly isBrief?: boolean
}

/** The way to answer: by telephone, or by mail where no telephone can dial the number. */
export function Call({ message, isNext, isBrief = false }: CallProps) {
  const { firstName, lastName, phone } = message
  const dial = dialHref(phone)
  const look = isNext ? 'main' : undefined
  if (!dial) return <MailTo message={message} look={look} />
  return (
    <ButtonLink look={look} href={dial} label={`Call ${firstName} ${lastName} at ${phoneText(phone)}`} icon="phone">
      {isBrief && <span className="desk-narrow">{messageWords.call}</span>}
      <span className={isBrief ? 'desk-wide' : undefined}>{phoneText(phone)}</span>
    </ButtonLink>
  )
}

/** Begins a mail to the sender, with subject and greeting. */
export function mailToHref({ id, firstName, email }: FullMessage): string {
  const subject = fillText(messageWords.mailSubject, { shop: business.name, id })
  return mailHref(email, { subject, body: fillText(messageWords.mailGreeting, { name: firstName }) })
}

export function MailTo({ message, look }: { readonly message: FullMessage; readonly look?: 'main' | undefined }) {
  const { firstName, lastName } = message
  return (
    <ButtonLink
      look={look}
      href={mailToHref(message)}
      label={`${messageWords.write} to ${firstName} ${lastName}`}
      icon="mail"
    >
      {messageWords.write}
    </ButtonLink>
  )
}

/** A mail address that breaks before the @ where both halves fit a line, otherwise before a dot (DESK-73). */
export function MailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      <span className="desk-half">{brokenAtDots(address.slice(0, at))}</span>
      <span className="desk-half">{brokenAtDots(address.slice(at))}</span>
    </>
  )
}

function brokenAtDots(text: string): ReactNode {
  const dot = text.indexOf('.', 1)
  if (dot === -1) return text
  return (
    <>
      {text.slice(0, dot)}
      <wbr />
      {brokenAtDots(text.slice(dot))}
    </>
  )
}

interface FromProps {
  readonly message: FullMessage
  /** The screen that is shown again: `fromToday`, or the query of the list beside the message. */
  readonly from: string
}

/** Sends the state of the message that the screen has shown: it tells whether another person was faster. */
export function Seen({ message, from }: FromProps) {
  return (
    <>
      <input type="hidden" name="seen" value={message.statusAt?.toISOString() ?? ''} />
      <input type="hidden" name="from" value={from} />
    </>
  )
}

/** Two taps set a reminder, and the message comes back on its day (LEAD-80). */
export function RemindMe({ message, from, clock }: FromProps & MessageProps) {
  const { id, firstName, lastName, status } = message
  const { remind: words } = messageWords
  const choose = (value: string, text: string) => (
    <Send name="on" value={value} aria-label={`${text}: ${firstName} ${lastName}`}>
      {text}
    </Send>
  )
  return (
    <form method="post" action={`/messages/${id}/remind`}>
      <Seen message={message} from={from} />
      {choose('tomorrow', words.tomorrow)}
      {choose('soon', words.soon)}
      {status === 'new' && choose('unanswered', words.unanswered)}
      <span className="field desk-remind-day">
        <input name="day" type="date" min={addDays(easternClock(clock.now).day, 1)} aria-label={words.day} />
        {choose('day', words.submit)}
      </span>
    </form>
  )
}

/** Who gives the answer, for the others to see (LEAD-81). */
export function TakeIt({ message, from, me }: FromProps & { readonly me: string }) {
  const { id, firstName, lastName, status, takenBy } = message
  if (status !== 'new' || (takenBy !== null && takenBy !== me)) return null
  const isMine = takenBy === me
  const text = isMine ? messageWords.giveBack : messageWords.take
  return (
    <form method="post" action={`/messages/${id}/take`}>
      <Seen message={message} from={from} />
      <Send name="wish" value={isMine ? 'give back' : 'take'} aria-label={`${text}: ${firstName} ${lastName}`}>
        {text}
      </Send>
    </form>
  )
}

/** One tap marks a suspect as real or as spam. */
export function RealOrSpam({ message, from }: FromProps) {
  const name = `${message.firstName} ${message.lastName}`
  return (
    <div className="cluster">
      <form method="post" action={`/messages/${message.id}/release`}>
        <Seen message={message} from={from} />
        <Send aria-label={`Not spam: ${name}`}>Not spam</Send>
      </form>
      {message.status === 'new' && (
        <form method="post" action={`/messages/${message.id}`}>
          <Seen message={message} from={from} />
          <Send name="status" value="spam" aria-label={`${markings.spam}: ${name}`}>
            {markings.spam}
          </Send>
        </form>
      )}
    </div>
  )
}
