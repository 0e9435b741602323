import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import type { FullMessage } from '#subjects/contact/rules/message.ts'
import { type MessageKind, messageKinds, messageLists, messageWords } from '#subjects/desk/facts/message-words.ts'
import { type MessageListQuery, messagesHref, messagesQuery } from '#subjects/desk/rules/messages-href.ts'
import { Refused, SearchField, Send, TextLink } from './controls.tsx'
import { OpenMessage, type OpenMessageProps } from './message.tsx'
import { MessageHead } from './message-parts.tsx'

interface MessagesProps extends Pick<OpenMessageProps, 'cart' | 'clock' | 'me'> {
  readonly messages: readonly FullMessage[]
  readonly count: number
  /** How many there are of each kind, and of all. */
  readonly kinds: Readonly<Record<MessageKind | 'all', number>>
  readonly query: MessageListQuery
  /** The message that is shown whole; undefined where the list has none. */
  readonly open: FullMessage | undefined
  /** Whether the screen is about that message: else it stands beside the list where there is room. */
  readonly isOne?: boolean
  /** Why the last action was not done. */
  readonly problem?: string | undefined
  readonly note?: string | undefined
}

/** The list, and beside it one message; where there is no room for both, the one that the screen is about (DESK-64). */
export function MessagesScreen({ open, isOne = false, problem, ...list }: MessagesProps) {
  const { query, cart, clock, me, note } = list
  const besideOne = isOne ? '' : undefined
  return (
    <>
      <div className="desk-inbox-head" data-beside={besideOne}>
        <div className="spread">
          {isOne ? <p className="desk-title">Messages</p> : <h1>Messages</h1>}
          {list.count > 1 && <p className="small soft">{orderOf(query.kind)}</p>}
        </div>
        <div className="desk-toolbar">
          <search>
            <Search {...query} />
          </search>
          <Topics {...query} />
          <Kinds {...list} />
        </div>
      </div>
      <div className="desk-inbox">
        <div className="desk-inbox-list" data-beside={besideOne}>
          <List {...list} open={open} />
        </div>
        {open && (
          <div className="desk-inbox-open" data-beside={isOne ? undefined : ''}>
            <Refused>{problem}</Refused>
            <OpenMessage
              as={isOne ? 'h1' : 'h2'}
              message={open}
              from={messagesQuery(query)}
              {...{ cart, clock, me, note }}
            />
          </div>
        )}
      </div>
    </>
  )
}

/** The order of a list in words; a search looks through all kinds. */
function orderOf(kind: MessageListQuery['kind']): string {
  const { waiting, newest, all } = messageWords.order
  if (kind === '') return all
  return kind === 'new' ? waiting : newest
}

function Search({ interest, search }: MessageListQuery) {
  return (
    <form className="desk-find" action="/messages">
      {interest && <input type="hidden" name="interest" value={interest} />}
      <SearchField id="search" aria-label="Search messages" defaultValue={search} maxLength={200} />
    </form>
  )
}

/** A topic that is chosen is shown at once; by keys, and without script, by the button. */
function Topics({ interest, search, kind }: MessageListQuery) {
  return (
    <form className="desk-topics field" action="/messages">
      {Object.entries({ search, kind }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <select name="interest" aria-label="Topic" defaultValue={interest} data-at-once>
        <option value="">Any topic</option>
        {contactInterests.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Send>Show</Send>
    </form>
  )
}

const kindsInOrder = ['', ...Object.keys(messageKinds)] as readonly MessageListQuery['kind'][]

function Kinds({ query, kinds }: Pick<MessagesProps, 'query' | 'kinds'>) {
  return (
    <nav className="desk-filters" aria-label="Kinds of messages">
      {kindsInOrder
        .filter((kind) => kind === '' || kind === query.kind || kinds[kind] > 0)
        .map((kind) => (
          <a
            key={kind}
            href={messagesHref({ ...query, kind, page: 1 })}
            aria-current={kind === query.kind ? 'page' : undefined}
          >
            {kind === '' ? 'All' : messageKinds[kind]}{' '}
            <span className="soft">{formatNumber(kinds[kind || 'all'])}</span>
          </a>
        ))}
    </nav>
  )
}

/** The messages of this list: what waits longest comes first, of all others the newest. */
function List({ messages, count, query, clock, open }: Omit<MessagesProps, 'isOne' | 'problem'>) {
  const { page, search, interest } = query
  const isNarrowed = search !== '' || interest !== ''
  return (
    <>
      {(count === 0 || isNarrowed) && (
        <p className="small soft">
          {count > 0
            ? `${formatCount(count, 'message')} found.`
            : isNarrowed
              ? 'No message matches.'
              : 'No messages here now.'}{' '}
          <TextLink href="/messages">Show all messages</TextLink>
        </p>
      )}
      {count > 0 && (
        <ul className="desk-list">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageHead
                as="h2"
                message={message}
                clock={clock}
                href={messagesHref(query, message.id)}
                isOpen={message.id === open?.id}
              />
            </li>
          ))}
        </ul>
      )}
      {count > messageLists.perPage && (
        <p className="cluster">
          {page > 1 && <ButtonLink href={messagesHref({ ...query, page: page - 1 })}>Previous</ButtonLink>}
          {page * messageLists.perPage < count && (
            <ButtonLink href={messagesHref({ ...query, page: page + 1 })}>Next</ButtonLink>
          )}
        </p>
      )}
      <p className="spread">
        <TextLink href="/messages/export">Download messages</TextLink>
        <TextLink href="/forget">Erase messages</TextLink>
      </p>
    </>
  )
}
