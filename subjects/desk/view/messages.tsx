import type { ReactNode } from 'react'
import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import type { ShopClock } from '#subjects/contact/rules/answer-time.ts'
import type { FullMessage } from '#subjects/contact/rules/message.ts'
import { type MessageKind, messageKinds, messageLists } from '#subjects/desk/facts/messages.ts'
import { type Choice, messagesHref } from '#subjects/desk/rules/messages-href.ts'
import { SearchButton, TextLink } from './controls.tsx'
import { Letter } from './message.tsx'
import { MessageList } from './message-parts.tsx'

interface MessagesProps {
  readonly messages: readonly FullMessage[]
  readonly count: number
  /** How many there are of each kind. */
  readonly kinds: readonly (readonly [kind: MessageKind, count: number])[]
  readonly choice: Choice
  readonly clock: ShopClock
  /** The person who looks at the screen. */
  readonly me: string
}

/** DESK-64: the list, and beside it the first message where there is room. */
export function Messages({ messages, count, kinds, choice, clock, me }: MessagesProps) {
  const { kind, interest, search, page } = choice
  const [first] = messages
  return (
    <>
      <h1>Messages</h1>
      <nav className="desk-filters" aria-label="Kinds of messages">
        <Kind choice={choice} value="">
          All
        </Kind>
        {kinds
          .filter(([value, held]) => held > 0 || value === kind)
          .map(([value, held]) => (
            <Kind key={value} choice={choice} value={value}>
              {messageKinds[value]} <span className="soft">{formatNumber(held)}</span>
            </Kind>
          ))}
      </nav>
      <form className="desk-search" method="get" action="/messages">
        <div className="field">
          <input
            id="search"
            type="search"
            name="search"
            aria-label="Search messages"
            placeholder="Search"
            defaultValue={search}
            maxLength={200}
          />
        </div>
        <div className="field">
          <select name="interest" aria-label="About" defaultValue={interest}>
            <option value="">Any topic</option>
            {contactInterests.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <SearchButton />
        {kind && <input type="hidden" name="kind" value={kind} />}
      </form>
      <p className="small soft">
        {count === 0 ? (
          <>
            No message is here. <TextLink href="/messages">Show all messages</TextLink>
          </>
        ) : (
          `${formatCount(count, 'message')}, the newest first.`
        )}
      </p>
      {first && (
        <div className="desk-inbox">
          <MessageList messages={messages} clock={clock} />
          <section className="desk-inbox-first stack" aria-label={`${first.first_name} ${first.last_name}`}>
            <Letter as="h2" message={first} clock={clock} me={me} />
          </section>
        </div>
      )}
      <div className="spread">
        {page > 1 && <ButtonLink href={messagesHref({ ...choice, page: page - 1 })}>Newer</ButtonLink>}
        {page * messageLists.perPage < count && (
          <ButtonLink href={messagesHref({ ...choice, page: page + 1 })}>Older</ButtonLink>
        )}
      </div>
      <div className="cluster">
        <TextLink href="/messages/export">Export messages</TextLink>
        <TextLink href="/forget">Forget a person</TextLink>
      </div>
    </>
  )
}

interface KindProps {
  readonly choice: Choice
  readonly value: string
  readonly children: ReactNode
}

function Kind({ choice, value, children }: KindProps) {
  return (
    <a
      href={messagesHref({ ...choice, kind: value, page: 1 })}
      aria-current={value === choice.kind ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
