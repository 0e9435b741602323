import { randomUUID } from 'node:crypto'
import { chunksOf } from '#kernel/db/chunks.ts'
import { differingFields, type Sides } from '#kernel/history/change.ts'
import type { HistoryKind } from '#kernel/history/history-kind.ts'
import { ChangedMeanwhile, cameSecond, type TurnTransaction } from '#kernel/history/in-turn.ts'
import { readRun } from '#kernel/history/read-runs.ts'
import { type RunAuthor, recordRun, recordRunWithoutChanges } from '#kernel/history/record-run.ts'
import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import { formatEasternRecent } from '#kit/dates/eastern-time.ts'
import { formatDate } from '#kit/formats/format.ts'
import type { Message } from '#subjects/contact/rules/message.ts'
import { messageKind } from '#subjects/contact/server/tables.ts'
import { eraseMessages, personsPatienceMs, purge } from './erase.ts'
import { messageList } from './list.ts'
import type { MessageRow, NoteRow } from './message-row.ts'
import { queueFirstMails, queueMails } from './outbox.ts'
import { messageStatus } from './status.ts'
import type { MessageOptions } from './store.ts'
import { inRetriedTurn } from './transactions.ts'

/** What a person may add to a change of a message's status. */
interface Mark {
  readonly note?: string | undefined
  /** The `status_at` that the screen has shown, empty where no one had decided; left out where there was no screen. */
  readonly seen?: string | undefined
  /** The day on which the message comes back. */
  readonly remind?: CalendarDay | undefined
}

/** The number of the run; undefined where the message was already so. */
type Decided = number | undefined

export type Messages = ReturnType<typeof messagesOf>

export function messagesOf(options: MessageOptions, purgePatienceMs = personsPatienceMs) {
  const { writer, mailDomain, now } = options
  /**
   * Makes a decision about a message once, and records it in the history. Where the database's answer to the first try was lost, the
   * second try finds what the first has recorded. Throws `ChangedMeanwhile` where the message is gone.
   */
  const decideOnce = (
    id: string,
    by: RunAuthor,
    work: (transaction: TurnTransaction, message: MessageRow) => Promise<Decided>,
  ) => {
    let tried: Decided
    return inRetriedTurn(writer, async (transaction) => {
      const message = await transaction.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
      if (!message) throw new ChangedMeanwhile(isErased(id))
      if (tried !== undefined && (await isWritten(transaction, tried, by))) return tried
      tried = await work(transaction, message)
      return tried
    })
  }

  const list = messageList(writer)
  return {
    ...list,

    /**
     * Marks a message, adds a note and sets a reminder. Throws `ChangedMeanwhile`, and changes nothing, where another person has decided
     * since this one looked.
     */
    mark: (id: string, status: Message['status'], by: RunAuthor, { note, seen, remind }: Mark = {}) =>
      decideOnce(id, by, async (transaction, message) => {
        const { at } = by
        refuseIfDecidedSince(message, seen, at)
        const isSame = message.status === status
        // A decision about a message ends its reminder.
        const remindOn = remind ?? (isSame ? message.remind_on : null)
        const isPutOff = remindOn !== message.remind_on
        const marked = { status, status_by: by.who, status_at: at.toISOString() }
        const notes = note ? { [randomUUID()]: { at: at.toISOString(), who: by.who, text: note } } : undefined
        if (isSame && !notes && !isPutOff) return undefined
        return change(transaction, by, id, {
          before: { ...(isSame ? {} : statusFields(message)), ...(isPutOff && { remind: message.remind_on }) },
          after: {
            ...(isSame ? {} : statusFields(marked)),
            ...(isPutOff && { remind: remindOn }),
            ...(notes && { notes }),
          },
        })
      }),

    /** Takes the answer on for this person, or gives it back. Throws `ChangedMeanwhile` where another person has taken it (LEAD-81). */
    take: (id: string, by: RunAuthor, wish: 'take' | 'give back') =>
      decideOnce(id, by, async (transaction, message) => {
        if (message.taken_by !== null && message.taken_by !== by.who) throw cameSecond(`${message.taken_by} has it`)
        const taken = wish === 'take' ? by.who : null
        if (taken === message.taken_by) return undefined
        return change(transaction, by, id, { before: { taken: message.taken_by }, after: { taken } })
      }),

    /**
     * Puts the dead letters of a message back to waiting. Where there are none, mails the dealer once more, unless a mail to the dealer
     * still waits, or the message is in quarantine: then it writes no run.
     */
    resend: (id: string, by: RunAuthor) =>
      decideOnce(id, by, async (transaction, { state }) => {
        if (state !== 'accepted') return undefined
        const { at } = by
        const revived = await transaction
          .updateTable('outbox')
          .set({ state: 'waiting', attempts: 0, due_at: at.toISOString(), settled_at: null, last_error: null })
          .where('lead_id', '=', id)
          .where('state', '=', 'dead')
          .returning('id')
          .execute()
        if (revived.length === 0) {
          const waiting = await transaction
            .selectFrom('outbox')
            .select('id')
            .where('lead_id', '=', id)
            .where('state', '=', 'waiting')
            .where('recipient', '=', 'dealer')
            .executeTakeFirst()
          if (waiting) return undefined
          await queueMails(transaction, id, ['dealer'], at, mailDomain)
        }
        return recordRunWithoutChanges(transaction, by)
      }),

    /** Mails a quarantined message after all; throws `ChangedMeanwhile` as `mark` does. */
    release: (id: string, by: RunAuthor, seen?: string) =>
      decideOnce(id, by, async (transaction, message) => {
        refuseIfDecidedSince(message, seen, by.at)
        if (message.state !== 'quarantined') return undefined
        const { at } = by
        // A released message is no spam, so it waits for an answer again.
        const status = message.status === 'spam' ? 'new' : message.status
        const released = { state: 'accepted', status, status_by: by.who, status_at: at.toISOString() } as const
        await transaction.updateTable('leads').set(released).where('id', '=', id).execute()
        await queueFirstMails(transaction, message, at, options)
        const before = { quarantined: 'yes', status: message.status }
        const sides = differingFields(before, { quarantined: 'no', status })
        const changes = sides ? [{ kind: messageKind, key: id, ...sides }] : []
        return recordRun(transaction, by, changes)
      }),

    /**
     * Erases these messages for good. `outstanding` is the time since which the files still hold them, while a reader keeps them there.
     * `others` are messages of the same senders under their other address or number.
     */
    erase: async (ids: readonly string[], by: RunAuthor) => {
      const messages = await list.list({ ids })
      const erased = await inRetriedTurn(writer, (transaction) => eraseMessages(transaction, ids, by))
      const outstanding = await purge(writer, purgePatienceMs)
      const senders = [...new Set(messages.flatMap(({ email, phone }) => [email.toLowerCase(), phone]))]
      const left = await list.idsBySender(senders)
      const others = senders.map((person, index) => ({ person, count: left[index]?.length ?? 0 }))
      return { ...erased, outstanding, others: others.filter(({ count }) => count > 0) }
    },

    /** Finishes an outstanding erasure where it can, then reports. */
    status: async (isMailed = false) =>
      messageStatus(writer.db, { isMailed, now: now(), outstanding: await purge(writer) }),
  }
}

/** Changes a message as a run of the history. */
async function change(transaction: TurnTransaction, by: RunAuthor, key: string, sides: Sides): Promise<Decided> {
  const changes = [{ kind: messageKind, key, ...sides }]
  await messageHistory.apply(transaction, changes, by.at)
  return recordRun(transaction, by, changes)
}

/** Whether the history holds this very run: another run may have its number. */
async function isWritten(db: TurnTransaction, id: number, { at, who }: RunAuthor): Promise<boolean> {
  const run = await readRun(db, id)
  return run?.who === who && run.at.getTime() === at.getTime()
}

/** Refuses a decision where another person has decided about the message since this one saw it (LEAD-62). */
function refuseIfDecidedSince({ status, status_by, status_at }: MessageRow, seen: string | undefined, now: Date): void {
  if (seen === undefined || seen === (status_at ?? '')) return
  if (!status_by || !status_at) throw cameSecond('What was decided has been undone')
  const when = formatEasternRecent(new Date(status_at), now)
  throw cameSecond(`${status_by} was faster: ${statusWords[status]} (${when})`)
}

const isErased = (id: string) => `${id} has been erased for good`

type Marked = Pick<MessageRow, 'status' | 'status_by' | 'status_at'>

/** The status of a message as a run keeps it. What the sender wrote stands in the message alone. */
const statusFields = ({ status, status_by, status_at }: Marked) => ({ status, by: status_by, at: status_at })

interface HistoryFields extends Partial<ReturnType<typeof statusFields>> {
  readonly remind?: string | null
  readonly taken?: string | null
  readonly notes?: Readonly<Record<string, Pick<NoteRow, 'at' | 'who' | 'text'>>>
  /** Earlier versions kept a single note. */
  readonly note?: string | null
}

/** Tells the history how to undo changes of messages. An erased message cannot come back, nor can a mail that has left. */
export const messageHistory: HistoryKind = {
  apply: async (db, changes) => {
    for (const { key, before, after } of changes) {
      if (after && 'quarantined' in after)
        throw new ChangedMeanwhile(`The mails of ${key} are on their way: mark it as spam instead`)
      const { status, by = null, at = null, remind, taken }: HistoryFields = after ?? {}
      const fields = {
        ...(status && { status, status_by: by, status_at: at }),
        ...(remind !== undefined && { remind_on: remind }),
        ...(taken !== undefined && { taken_by: taken }),
      }
      const updated = db.updateTable('leads').set({ id: key, ...fields })
      if ((await updated.where('id', '=', key).returning('id').execute()).length === 0)
        throw new ChangedMeanwhile(isErased(key))
      const gone = Object.keys(notesOf(key, before ?? {}))
      if (gone.length > 0) await db.deleteFrom('lead_notes').where('id', 'in', gone).execute()
      for (const [id, note] of Object.entries(notesOf(key, after ?? {})))
        await db
          .insertInto('lead_notes')
          .values({ id, lead_id: key, ...note })
          .execute()
    }
  },
  isForGood: ({ before }) => before !== null && 'quarantined' in before,
  nameOf: ({ key }) => `Message ${key}`,
  namesOf: async (db, keys) => {
    const names = new Map<string, string>()
    for (const some of chunksOf(keys)) {
      const of = db.selectFrom('leads').select(['id', 'first_name', 'last_name']).where('id', 'in', some)
      for (const { id, first_name, last_name } of await of.execute()) names.set(id, `${first_name} ${last_name}`)
    }
    return names
  },
  tell: ({ key, before, after }) => {
    const { status, remind, taken }: HistoryFields = after ?? {}
    const [was, is] = [before, after].map((side) => notesOf(key, side ?? {}))
    const words = [
      ...(after && 'quarantined' in after ? [after.quarantined === 'no' ? 'not spam' : 'held back'] : []),
      ...(status && !(after && 'quarantined' in after) ? [statusWords[status]] : []),
      ...(remind ? [`comes back on ${formatDate(remind)}`] : []),
      ...(taken === undefined ? [] : [taken === null ? 'given back' : `taken by ${taken}`]),
      ...Object.values(is ?? {}).map(({ text }) => `note “${text}”`),
      ...Object.values(was ?? {}).map(({ text }) => `note “${text}” taken away`),
    ]
    // The run itself says who decided, and when.
    return { words, fields: Object.keys({ ...before, ...after, ...flatNotes(was), ...flatNotes(is) }) }
  },
}

const statusWords: Readonly<Record<Message['status'], string>> = {
  new: 'waits for an answer again',
  answered: 'answered',
  closed: 'no answer needed',
  spam: 'marked as spam',
}

const flatNotes = (notes: HistoryFields['notes'] = {}) =>
  Object.fromEntries(Object.keys(notes).map((id) => [`notes.${id}`, true]))

/** The notes on one side of a change, by id; the single note of an earlier run has the id of its message. */
function notesOf(key: string, { notes, note, by, at }: HistoryFields): NonNullable<HistoryFields['notes']> {
  return { ...notes, ...(note && { [key]: { at: at ?? '', who: by ?? '', text: note } }) }
}
