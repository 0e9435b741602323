import { easternClock, formatEasternRecent } from '#kit/dates/eastern-time.ts'
import { messageRules } from '#subjects/contact/facts/contact-form.ts'
import { interestLabel } from '#subjects/contact/rules/message.ts'
import { phoneText } from '#subjects/contact/rules/phone.ts'
import { mailKinds, mailStates, markings, messageWords } from '#subjects/desk/facts/messages.ts'
import { Lines } from './asked.tsx'
import { Refused, Send, TextLink } from './controls.tsx'
import {
  MailAddress,
  type MessageProps,
  Reach,
  RealOrSpam,
  ReminderOf,
  RemindMe,
  Seen,
  StandingOf,
  TakeIt,
} from './message-parts.tsx'

interface OneMessageProps extends MessageProps {
  /** Why the last action was not done. */
  readonly problem?: string | undefined
  /** The note that was typed with that action. */
  readonly note?: string | undefined
  /** The person who looks at the screen. */
  readonly me: string
}

interface HeadingLevel {
  readonly as: 'h1' | 'h2'
}

/** The form of the note: what a message is marked as is sent together with what was typed. */
const noteForm = 'mark'

export function OneMessage({ problem, ...props }: OneMessageProps) {
  return (
    <>
      <Refused>{problem}</Refused>
      <Letter as="h1" {...props} />
    </>
  )
}

/** Who wrote, the message itself, and what is done about it. */
export function Letter({ message, clock, note, me, as: Heading }: Omit<OneMessageProps, 'problem'> & HeadingLevel) {
  const { id, first_name, last_name, state, status, suspicion } = message
  return (
    <>
      <div className="spread">
        <Heading>
          {first_name} {last_name}
        </Heading>
        <StandingOf message={message} clock={clock} />
      </div>
      {state === 'quarantined' && (
        <div className="desk-needs stack">
          <p>This looks like advertising ({suspicion}), so it was not mailed.</p>
          <RealOrSpam message={message} />
        </div>
      )}
      <div className="desk-halves desk-letter">
        <section className="desk-panel stack" aria-label="Message">
          <p className="desk-message">{message.message}</p>
          <ReminderOf message={message} clock={clock} />
          <div className="cluster desk-acts">
            <Reach message={message} isNext />
            {state === 'accepted' && (
              <>
                {status !== 'answered' && (
                  <Send form={noteForm} name="status" value="answered">
                    {markings.answered}
                  </Send>
                )}
                <RemindMe message={message} today={easternClock(clock.now).day} />
                {status === 'new' && <TakeIt message={message} me={me} />}
                {Object.entries(markings).map(
                  ([value, name]) =>
                    value !== status &&
                    value !== 'answered' && (
                      <Send key={value} form={noteForm} name="status" value={value} className="desk-text-button">
                        {name}
                      </Send>
                    ),
                )}
              </>
            )}
          </div>
        </section>
        <Facts message={message} clock={clock} />
        <section className="desk-panel stack" aria-labelledby="notes">
          <h2 id="notes">Notes</h2>
          {message.notes.length > 0 && (
            <ul className="desk-list">
              {message.notes.map(({ id, at, who, text }) => (
                <li key={id}>
                  <p className="desk-message">{text}</p>
                  <p className="small soft">
                    {who}, {formatEasternRecent(new Date(at), clock.now)}
                  </p>
                </li>
              ))}
            </ul>
          )}
          <form id={noteForm} className="stack" method="post" action={`/messages/${id}`} data-draft>
            <Seen message={message} />
            <Lines
              id="note"
              label={messageWords.noteLabel}
              maxLength={messageRules.longestNote}
              defaultValue={note}
              required={false}
            />
            <Send name="status" value={status}>
              Save the note
            </Send>
          </form>
        </section>
        <Mails message={message} clock={clock} />
      </div>
      <form method="post" action="/forget">
        <input type="hidden" name="ids" value={id} />
        <button type="submit" className="desk-text-button" data-look="danger">
          Erase this message
        </button>
      </form>
    </>
  )
}

function Facts({ message, clock }: MessageProps) {
  const { id, received_at, interest, cart_id, cart_name, town, email, phone } = message
  const facts = {
    About: interestLabel(interest),
    Cart: cart_name && <TextLink href={`/carts/${cart_id}`}>{cart_name}</TextLink>,
    Town: town,
    Phone: phone && phoneText(phone),
    'E-mail': <MailAddress address={email} />,
    Received: formatEasternRecent(new Date(received_at), clock.now),
    Reference: id,
  }
  return (
    <dl className="desk-panel desk-facts">
      {Object.entries(facts).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** When a mail went or is tried next; a try that is due comes at once. */
function mailTime({ settled_at, due_at }: { readonly settled_at: string | null; readonly due_at: string }, now: Date) {
  if (settled_at === null && new Date(due_at) <= now) return messageWords.now
  return formatEasternRecent(new Date(settled_at ?? due_at), now)
}

function Mails({ message: { id, state, mails }, clock }: MessageProps) {
  if (state === 'quarantined') return null
  return (
    <details className="desk-panel" open={mails.some(({ state }) => state === 'dead')}>
      <summary>{messageWords.mails}</summary>
      <div className="stack">
        <ul className="small soft">
          {mails.map(({ id, recipient, state, due_at, settled_at, last_error }) => (
            <li key={id}>
              {mailKinds[recipient]}: {mailStates[state]} {mailTime({ settled_at, due_at }, clock.now)}
              {last_error && ` (${last_error})`}
            </li>
          ))}
        </ul>
        <form method="post" action={`/messages/${id}/resend`}>
          <Send>Mail it to us again</Send>
        </form>
      </div>
    </details>
  )
}
