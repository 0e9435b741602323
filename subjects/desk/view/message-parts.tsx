import type { ReactNode } from 'react'
import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'
import { easternClock, formatEasternRecent } from '#kit/dates/eastern-time.ts'
import { fillText, formatDate } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { type ShopClock, standingText, urgencyOf } from '#subjects/contact/rules/answer-time.ts'
import { aboutOf, type FullMessage } from '#subjects/contact/rules/message.ts'
import { dialHref, phoneText } from '#subjects/contact/rules/phone.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { mailHref } from '#subjects/dealership/rules/reach.ts'
import { messageWords } from '#subjects/desk/facts/messages.ts'
import { Send } from './controls.tsx'

export interface MessageProps {
  readonly message: FullMessage
  readonly clock: ShopClock
}

/** Who wrote about what, how long the message waits, and how it begins. */
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
      <ReminderOf message={message} clock={clock} />
      <p className="desk-beginning">{message.message}</p>
    </>
  )
}

interface MessageListProps {
  readonly messages: readonly FullMessage[]
  readonly clock: ShopClock
}

export function MessageList({ messages, clock }: MessageListProps) {
  return (
    <ul className="desk-list">
      {messages.map((message) => (
        <li key={message.id}>
          <MessageHead as="h2" message={message} clock={clock} />
        </li>
      ))}
    </ul>
  )
}

/** When the message comes back, or that it has. */
export function ReminderOf({ message: { remind_on, status }, clock }: MessageProps) {
  if (remind_on === null) return null
  const { dueAnswered, until } = messageWords.remind
  const due = status === 'new' ? messageWords.remind.due : dueAnswered
  return (
    <p className="desk-reminder small">
      {remind_on <= easternClock(clock.now).day ? due : fillText(until, { day: formatDate(remind_on) })}
    </p>
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

interface ReachProps {
  readonly message: FullMessage
  /** Whether this is what to do next: one button of a screen stands out. */
  readonly isNext: boolean
}

/** The links to answer by telephone and by mail. */
export function Reach({ message: { id, first_name, last_name, phone, email }, isNext }: ReachProps) {
  const dial = dialHref(phone)
  const subject = fillText(messageWords.mailSubject, { shop: business.name, id })
  return (
    <div className="cluster desk-acts">
      {dial && (
        <ButtonLink
          look={isNext ? 'main' : undefined}
          href={dial}
          label={`Call ${first_name} ${last_name} at ${phone}`}
          icon="phone"
        >
          {phoneText(phone)}
        </ButtonLink>
      )}
      <ButtonLink href={mailHref(email, { subject })} label={`E-mail ${first_name} ${last_name}`} icon="mail">
        E-mail
      </ButtonLink>
    </div>
  )
}

/** DESK-73: a mail address that breaks before the @ where both halves fit a line, otherwise before a dot. */
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

/** Sends the state of the message that the screen has shown: it tells whether someone else was faster. */
export function Seen({ message, from }: { readonly message: FullMessage; readonly from?: 'today' }) {
  return (
    <>
      <input type="hidden" name="seen" value={message.status_at ?? ''} />
      {from && <input type="hidden" name="from" value={from} />}
    </>
  )
}

interface RemindMeProps {
  readonly message: FullMessage
  readonly from?: 'today'
  readonly today: CalendarDay
}

/** LEAD-80: two taps set a reminder, and the message comes back on its day. */
export function RemindMe({ message, from, today }: RemindMeProps) {
  const { id, first_name, last_name, status } = message
  const of = `${first_name} ${last_name}`
  const { remind: words } = messageWords
  const choose = (value: string, text: string) => (
    <Send name="on" value={value} aria-label={`${text}: ${of}`}>
      {text}
    </Send>
  )
  return (
    <details className="desk-remind">
      <summary className="button" aria-label={`${words.title}: ${of}`}>
        {words.title}
      </summary>
      <form method="post" action={`/messages/${id}/remind`} className="cluster">
        <Seen message={message} {...(from && { from })} />
        {choose('tomorrow', words.tomorrow)}
        {choose('soon', words.soon)}
        {status === 'new' && choose('unanswered', words.unanswered)}
        <span className="field desk-remind-day">
          <input name="day" type="date" min={addDays(today, 1)} aria-label={words.day} />
          {choose('day', words.submit)}
        </span>
      </form>
    </details>
  )
}

interface TakeItProps {
  readonly message: FullMessage
  readonly from?: 'today'
  /** The person who looks at the screen. */
  readonly me: string
}

/** LEAD-81: who gives the answer, for the others to see. */
export function TakeIt({ message, from, me }: TakeItProps) {
  const { id, first_name, last_name, taken_by } = message
  if (taken_by !== null && taken_by !== me) return null
  const text = taken_by === me ? messageWords.giveBack : messageWords.take
  return (
    <form method="post" action={`/messages/${id}/take`}>
      {from && <input type="hidden" name="from" value={from} />}
      <Send className="desk-text-button" aria-label={`${text}: ${first_name} ${last_name}`}>
        {text}
      </Send>
    </form>
  )
}

/** One tap marks a suspect as real or as spam. */
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
