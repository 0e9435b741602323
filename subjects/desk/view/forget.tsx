import { formatCount } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import type { FullMessage } from '#subjects/contact/rules/message.ts'
import type { ShopClock } from '#subjects/contact/rules/waiting-time.ts'
import { erasure } from '#subjects/desk/facts/message-words.ts'
import { messagesHref } from '#subjects/desk/rules/messages-href.ts'
import { Refused, refusedMark, Send, TextLink } from './controls.tsx'
import { Line } from './form-parts.tsx'
import { MessageHead } from './message-parts.tsx'

export function Forget({ person, problem }: { readonly person?: string; readonly problem?: string }) {
  return (
    <>
      <h1>Erase messages</h1>
      <form className="desk-panel stack" method="post" action="/forget">
        <Refused>{problem}</Refused>
        <Line
          id="person"
          label="Email address or phone number"
          hint="You see the messages before anything is erased."
          defaultValue={person}
          required
          maxLength={254}
          {...(problem && refusedMark)}
        />
        <Send data-look="main">Show the messages</Send>
        <h2>{erasure.heading}</h2>
        <p>{erasure.goes}</p>
        <p>{erasure.elsewhere}</p>
      </form>
    </>
  )
}

interface FoundProps {
  readonly messages: readonly FullMessage[]
  readonly clock: ShopClock
}

export function FoundToErase({ messages, clock }: FoundProps) {
  const ids = messages.map(({ id }) => id).join(' ')
  const count = formatCount(messages.length, 'message')
  return (
    <>
      <h1>Erase {count}</h1>
      <p>{`${count}, with emails, notes and all that is known of the sender: this cannot be undone.`}</p>
      <ul className="desk-list">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageHead as="h2" message={message} clock={clock} href={messagesHref({}, message.id)} />
          </li>
        ))}
      </ul>
      <form className="cluster" method="post" action="/forget" data-ends-drafts={ids}>
        <input type="hidden" name="ids" value={ids} />
        <Send name="agreed" value="yes" data-look="danger">
          Erase for good
        </Send>
        <ButtonLink href="/messages">Cancel</ButtonLink>
      </form>
    </>
  )
}

interface ErasureReceiptProps {
  readonly messages: number
  readonly mails: number
  readonly run: number | undefined
  /** Since when the files still hold erased messages. */
  readonly outstanding: Date | undefined
  /** The messages that remain under other addresses and numbers of these senders. */
  readonly others: readonly { readonly person: string; readonly count: number }[]
}

export function ErasureReceipt({ messages, mails, run, outstanding, others }: ErasureReceiptProps) {
  return (
    <>
      <h1>Erased</h1>
      <p>
        {formatCount(messages, 'message')} and {formatCount(mails, 'email')} are erased.
      </p>
      {run !== undefined && (
        <p>
          The <TextLink href={`/history/${run}`}>history</TextLink> keeps when, by whom and which references, and
          nothing of the sender.
        </p>
      )}
      {outstanding && <p className="notice">{erasure.outstanding}</p>}
      {others.map(({ person, count }) => (
        <form key={person} className="spread" method="post" action="/forget">
          <p>
            {formatCount(count, 'more message')} from {person}
          </p>
          <Send name="person" value={person}>
            Show the messages
          </Send>
        </form>
      ))}
      <p>{erasure.elsewhere}</p>
      <ButtonLink href="/messages">Done</ButtonLink>
    </>
  )
}
