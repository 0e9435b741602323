import { formatCount } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Field } from '#kit/parts/field.tsx'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import type { ShopClock } from '#subjects/contact/rules/answer-time.ts'
import type { FullMessage } from '#subjects/contact/rules/message.ts'
import { messageKinds, messageLists } from '#subjects/desk/facts/messages.ts'
import { type Choice, messagesHref } from '#subjects/desk/rules/messages-href.ts'
import { Send, TextLink } from './controls.tsx'
import { MessageHead } from './message-parts.tsx'

interface MessagesProps {
  readonly messages: readonly FullMessage[]
  readonly count: number
  readonly choice: Choice
  readonly clock: ShopClock
}

export function Messages({ messages, count, choice, clock }: MessagesProps) {
  const { kind, interest, search, page } = choice
  return (
    <>
      <h1>Messages</h1>
      <nav className="desk-kinds" aria-label="Kinds of messages">
        {Object.entries({ ...messageKinds, '': 'All' }).map(([value, name]) => (
          <a
            key={value}
            href={messagesHref({ ...choice, kind: value, page: 1 })}
            aria-current={value === kind ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <form className="desk-search" method="get" action="/messages">
        <Field id="search" label="Name, number, cart or words">
          {(control) => <input {...control} type="search" name="search" defaultValue={search} maxLength={200} />}
        </Field>
        <Field id="interest" label="About">
          {(control) => (
            <select {...control} name="interest" defaultValue={interest}>
              <option value="">Anything</option>
              {contactInterests.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Send data-look="solid">Search</Send>
        {kind && <input type="hidden" name="kind" value={kind} />}
      </form>
      <p className="small soft">{formatCount(count, 'message')}, the newest first.</p>
      {messages.length > 0 && (
        <ul className="desk-list">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageHead as="h2" message={message} clock={clock} />
            </li>
          ))}
        </ul>
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
