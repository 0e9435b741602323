import { formatEasternRecent } from '#kit/dates/eastern-time.ts'
import { messageRules } from '#subjects/contact/facts/contact-form.ts'
import { dialHref, phoneText } from '#subjects/contact/rules/phone.ts'
import { mailKinds, mailStates, markings, messageWords } from '#subjects/desk/facts/message-words.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { Menu, Save, Send, TextLink } from './controls.tsx'
import { Lines } from './form-parts.tsx'
import {
  AskedCart,
  Call,
  MailAddress,
  MailTo,
  type MessageProps,
  mailToHref,
  RealOrSpam,
  ReminderOf,
  RemindMe,
  Seen,
  StandingOf,
  TakeIt,
  WhenAndWhat,
} from './message-parts.tsx'

export interface OpenMessageProps extends MessageProps {
  /** The cart that it is about, while we have that. */
  readonly cart: Vehicle | undefined
  /** The note that was typed with an action that was not done. */
  readonly note: string | undefined
  /** The query of the list beside it. */
  readonly from: string
  /** The person who looks at the screen. */
  readonly me: string
}

/** The form of the note: what a message is marked as is sent together with what was typed. */
const noteForm = 'mark'

/** Who wrote, the message itself, and what is done about it. */
export function OpenMessage({ as: Heading, ...props }: OpenMessageProps & { readonly as: 'h1' | 'h2' }) {
  const { message, clock, cart, note, from } = props
  const { id, firstName, lastName, state, status, suspicion } = message
  return (
    <article className="desk-panel desk-letter">
      <header>
        <div className="spread">
          <Heading>
            {firstName} {lastName}
          </Heading>
          <MessageMenu {...props} />
        </div>
        <div className="spread">
          <p className="small soft">
            <WhenAndWhat message={message} clock={clock} cart={cart} />
          </p>
          <StandingOf message={message} clock={clock} />
        </div>
      </header>
      {state === 'quarantined' && (
        <div className="desk-needs stack">
          <p>This may be spam ({suspicion}), so it was not emailed to us.</p>
          <RealOrSpam message={message} from={from} />
        </div>
      )}
      <AskedCart cart={cart} clock={clock} />
      <p className="desk-message">{message.message}</p>
      <ReminderOf message={message} clock={clock} />
      <Acts message={message} />
      <dl className="desk-facts">
        {!dialHref(message.phone) && (
          <div>
            <dt>Phone</dt>
            <dd>{phoneText(message.phone)}</dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>
            <TextLink href={mailToHref(message)}>
              <MailAddress address={message.email} />
            </TextLink>
          </dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{id}</dd>
        </div>
      </dl>
      <section className="stack" aria-label="Notes">
        {message.notes.length > 0 && (
          <ul className="stack">
            {message.notes.map(({ id, at, who, text }) => (
              <li key={id}>
                <p className="desk-message">{text}</p>
                <p className="small soft">
                  {who}, {formatEasternRecent(at, clock.now)}
                </p>
              </li>
            ))}
          </ul>
        )}
        <form id={noteForm} className="stack" method="post" action={`/messages/${id}`} data-draft>
          <Seen message={message} from={from} />
          <Lines
            id="note"
            label={messageWords.noteLabel}
            placeholder={messageWords.noteHint}
            maxLength={messageRules.longestNote}
            defaultValue={note}
            rows={1}
            required={false}
          />
          <Save name="status" value={status} asBefore={note && `/messages/${id}${from && `?${from}`}`}>
            Save the note
          </Save>
        </form>
      </section>
      <Mails message={message} clock={clock} from={from} />
    </article>
  )
}

/** To answer, and to say that it is answered. */
function Acts({ message }: Pick<OpenMessageProps, 'message'>) {
  const { phone, state, status } = message
  return (
    <div className="desk-acts">
      <Call message={message} isNext={state === 'accepted' && status === 'new'} />
      {dialHref(phone) && <MailTo message={message} />}
      {state === 'accepted' && status !== 'answered' && (
        <Send form={noteForm} name="status" value="answered">
          {markings.answered}
        </Send>
      )}
    </div>
  )
}

/** All else that is done about a message. */
function MessageMenu({ message, clock, from, me }: OpenMessageProps) {
  const { id, firstName, lastName, state, status } = message
  const others = Object.entries(markings).filter(([value]) => value !== status && value !== 'answered')
  return (
    <Menu label={`More for ${firstName} ${lastName}`}>
      {state === 'accepted' && (
        <>
          <RemindMe message={message} from={from} clock={clock} />
          <hr />
          <TakeIt message={message} from={from} me={me} />
          {others.map(([value, name]) => (
            <Send key={value} form={noteForm} name="status" value={value}>
              {name}
            </Send>
          ))}
        </>
      )}
      <form method="post" action="/forget">
        <input type="hidden" name="ids" value={id} />
        <Send data-look="danger">Erase this message</Send>
      </form>
    </Menu>
  )
}

function Mails({ message, clock, from }: MessageProps & Pick<OpenMessageProps, 'from'>) {
  const { id, state, mails } = message
  if (state === 'quarantined') return null
  return (
    <details open={mails.some(({ state }) => state === 'dead')}>
      <summary>{messageWords.mails}</summary>
      <div className="stack">
        <ul className="small soft">
          {mails.map(({ id, recipient, state, at, isSettled, lastError }) => (
            <li key={id}>
              {mailKinds[recipient]}: {mailStates[state]}{' '}
              {isSettled || at > clock.now ? formatEasternRecent(at, clock.now) : messageWords.now}
              {lastError && ` (${lastError})`}
            </li>
          ))}
        </ul>
        <form method="post" action={`/messages/${id}/resend`}>
          <Seen message={message} from={from} />
          <Send>{messageWords.resend}</Send>
        </form>
      </div>
    </details>
  )
}
