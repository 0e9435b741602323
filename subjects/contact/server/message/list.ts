import { type RawBuilder, sql } from 'kysely'
import { chunksOf } from '#kernel/db/chunks.ts'
import type { Writer } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import { oneLine } from '#kit/formats/format.ts'
import type { FullMessage, Message, Recipient } from '#subjects/contact/rules/message.ts'
import { digitsOf, phoneKey, phoneMarks } from '#subjects/contact/rules/phone.ts'
import { type MailRow, type MessageRow, mailOf, messageOf, type NoteRow, noteOf } from './message-row.ts'
import { retryWhileAway } from './transactions.ts'

export interface MessageFilter {
  readonly ids?: readonly string[]
  readonly since?: Date | undefined
  readonly interest?: Message['interest']
  /** Whether a mail to the dealer or a call of the webhook was given up for dead. */
  readonly isGivenUp?: boolean
  readonly status?: Message['status']
  /** Messages to look after on this day: not answered and not put off, or due to come back. */
  readonly dueOn?: CalendarDay
  /** Messages that come back after this day. */
  readonly laterThan?: CalendarDay
  /** Whether the message looks like advertising and was not released. */
  readonly isSuspect?: boolean
  /** Searches names, addresses, numbers, carts, towns, messages and notes. */
  readonly search?: string
}

interface Part {
  readonly limit: number
  readonly skip?: number
  readonly oldestFirst?: boolean
}

const mailIs = (state: MailRow['state'], ...recipients: readonly Recipient[]) => sql<boolean>`exists (
  select 1 from outbox where outbox.lead_id = leads.id and outbox.state = ${sql.lit(state)}
  and outbox.recipient in (${sql.join(recipients.map((recipient) => sql.lit(recipient)))})
)`

export const deliveryNow = sql<FullMessage['delivery']>`case
  when leads.state = 'quarantined' then 'quarantined'
  when ${mailIs('waiting', 'dealer')} then 'waiting'
  when ${mailIs('sent', 'dealer')} then 'mailed'
  else 'dead' end`

const searchedText = sql`lower(concat_ws(
  ${sql.lit('\n')}, leads.id, first_name || ' ' || last_name, email, phone, message, cart_name, town,
  (select string_agg(text, ${sql.lit('\n')}) from lead_notes where lead_id = leads.id)
))`
const phoneDigits = phoneMarks.reduce<RawBuilder<unknown>>(
  (text, mark) => sql`replace(${text}, ${sql.lit(mark)}, '')`,
  sql.ref('phone'),
)
/** With fewer digits a search would find half of all numbers. */
const leastDigits = 4
const looksLikePhone = /^[\d\s()+./-]+$/

/**
 * The patterns for `like` over the texts of a message, in lower case, and over the digits of its telephone number. A letter beyond
 * ASCII stands for any letter: not every database knows its small form.
 */
function searchPatterns(search: string) {
  const words = oneLine(search).toLowerCase()
  const digits = looksLikePhone.test(words) ? digitsOf(words) : ''
  const escaped = words.replace(/[\\%_]/g, '\\$&').replace(/[^\p{ASCII}]/gu, '_')
  return { words: `%${escaped}%`, digits: digits.length >= leastDigits ? `%${digits}%` : undefined }
}

const finds = (text: RawBuilder<unknown>, pattern: string) => sql<boolean>`${text} like ${pattern} escape '\\'`

/** What the desk reads of messages: lists, counts and one message. */
export function messageList(writer: Writer) {
  const { db } = writer
  const read = <Result>(work: () => Promise<Result>) => retryWhileAway(writer, work)

  const list = (filter: MessageFilter, { limit, skip = 0, oldestFirst = false }: Partial<Part> = {}) =>
    read(async () => {
      const query = filteredMessages(db, filter).selectAll('leads').select(deliveryNow.as('delivery'))
      const sorted = query.orderBy('received_at', oldestFirst ? 'asc' : 'desc').orderBy('id')
      const rows = await (limit === undefined ? sorted : sorted.limit(limit).offset(skip)).execute()
      return withMailsAndNotes(db, rows)
    })

  /** The ids of the messages from each of these people. Compares here, not in the database: people write a telephone number in many ways. */
  const idsBySender = async (people: readonly string[]) => {
    const senders = await read(() => db.selectFrom('leads').select(['id', 'email', 'phone']).execute())
    return people.map((person) => senders.filter(senderMatcher(person) ?? (() => false)).map(({ id }) => id))
  }

  return {
    /** The newest first, unless the filter asks for the other order. */
    list,

    /** How many messages each of these filters finds, by the names of the filters. */
    counts: <Name extends string>(filters: Readonly<Record<Name, MessageFilter>>) =>
      read(async () => {
        const counted = Object.entries<MessageFilter>(filters).map(([name, filter]) =>
          filteredMessages(db, filter)
            .select(({ fn }) => fn.countAll<number | string>().as('count'))
            .as(name),
        )
        const found = Object.entries(await db.selectNoFrom(counted).executeTakeFirstOrThrow())
        return Object.fromEntries(found.map(([name, count]) => [name, Number(count)])) as Record<Name, number>
      }),

    /** Changes when a message arrives or is erased; every other change raises the version of the history. */
    version: () =>
      read(async () => {
        const query = db
          .selectFrom('leads')
          .select(({ fn }) => [fn.countAll().as('count'), fn.max('received_at').as('last')])
        return JSON.stringify(await query.executeTakeFirst())
      }),

    /** The messages of an export; spam only where the filter asks for it (LEAD-70). */
    forExport: async (filter: MessageFilter) =>
      (await list(filter)).filter(({ status }) => status !== 'spam' || filter.status === 'spam'),

    find: async (id: string) => (await list({ ids: [id] }))[0],

    /** All messages from this e-mail address or telephone number; none where the text is neither. */
    from: async (person: string) => {
      const [ids = []] = await idsBySender([person])
      return ids.length > 0 ? list({ ids }) : []
    },

    idsBySender,

    /** The carts that messages are about, the most asked for first; messages that look like advertising do not count (LEAD-33). */
    askedCarts: (since: Date | undefined, limit = 1_000) =>
      read(async () => {
        const carts = await filteredMessages(db, { isSuspect: false, since })
          .where('leads.status', '<>', 'spam')
          .where('cart_id', 'is not', null)
          .groupBy('cart_id')
          .select(({ fn }) => [
            fn.coalesce('cart_id', sql.lit('')).as('id'),
            fn.countAll<number | string>().as('messages'),
            sql<number | string>`sum(case when status = 'new' then 1 else 0 end)`.as('waiting'),
            fn.max('received_at').as('latest'),
          ])
          // Takes the name of the latest message.
          .select(({ selectFrom }) =>
            selectFrom('leads as named')
              .select('cart_name')
              .whereRef('named.cart_id', '=', 'leads.cart_id')
              .orderBy('received_at', 'desc')
              .limit(1)
              .as('name'),
          )
          .orderBy('messages', 'desc')
          .orderBy('latest', 'desc')
          .limit(limit)
          .execute()
        return carts.map((cart) => ({ ...cart, messages: Number(cart.messages), waiting: Number(cart.waiting) }))
      }),
  }
}

/** A test whether a message is from the person with this address or number, in any spelling. */
export function senderMatcher(person: string): ((message: Pick<Message, 'email' | 'phone'>) => boolean) | undefined {
  const text = person.trim()
  if (text.includes('@')) return ({ email }) => email.toLowerCase() === text.toLowerCase()
  const key = phoneKey(text)
  return key === undefined ? undefined : ({ phone }) => phoneKey(phone) === key
}

function filteredMessages(
  db: Db,
  { ids, since, interest, isGivenUp, status, dueOn, laterThan, isSuspect, search }: MessageFilter,
) {
  let query = db.selectFrom('leads')
  if (ids) query = query.where('leads.id', 'in', ids)
  if (since) query = query.where('leads.received_at', '>=', since.toISOString())
  if (interest) query = query.where('leads.interest', '=', interest)
  if (isGivenUp) query = query.where(mailIs('dead', 'dealer', 'webhook'))
  if (status) query = query.where('leads.status', '=', status)
  if (dueOn)
    query = query.where(({ eb, and, or }) =>
      or([
        and([eb('leads.status', '=', 'new'), eb('leads.remind_on', 'is', null)]),
        eb('leads.remind_on', '<=', dueOn),
      ]),
    )
  if (laterThan) query = query.where('leads.remind_on', '>', laterThan)
  if (isSuspect !== undefined) query = query.where('leads.state', '=', isSuspect ? 'quarantined' : 'accepted')
  if (search === undefined) return query
  const { words, digits } = searchPatterns(search)
  const found = [finds(searchedText, words), ...(digits === undefined ? [] : [finds(phoneDigits, digits)])]
  return query.where(({ or }) => or(found))
}

async function withMailsAndNotes(
  db: Db,
  rows: readonly (MessageRow & Pick<FullMessage, 'delivery'>)[],
): Promise<readonly FullMessage[]> {
  const [mails, notes]: [MailRow[], NoteRow[]] = [[], []]
  for (const some of chunksOf(rows.map(({ id }) => id))) {
    mails.push(
      ...(await db.selectFrom('outbox').selectAll().where('lead_id', 'in', some).orderBy('created_at').execute()),
    )
    notes.push(...(await db.selectFrom('lead_notes').selectAll().where('lead_id', 'in', some).orderBy('at').execute()))
  }
  const mailsOf = Map.groupBy(mails, ({ lead_id }) => lead_id)
  const notesOf = Map.groupBy(notes, ({ lead_id }) => lead_id)
  return rows.map((row) => ({
    ...messageOf(row),
    delivery: row.delivery,
    mails: (mailsOf.get(row.id) ?? []).map(mailOf),
    notes: (notesOf.get(row.id) ?? []).map(noteOf),
  }))
}
