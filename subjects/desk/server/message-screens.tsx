import { Hono } from 'hono'
import { sentencesOf } from '#kernel/history/plan.ts'
import { type RunAuthor, recordRunAlone } from '#kernel/history/record-run.ts'
import { parseDay } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant } from '#kit/dates/eastern-time.ts'
import { byteOrderMark } from '#kit/formats/csv.ts'
import { severalLines } from '#kit/formats/format.ts'
import { messageRules, messageRuns } from '#subjects/contact/facts/contact-form.ts'
import type { FullMessage } from '#subjects/contact/rules/message.ts'
import { reminderDay } from '#subjects/contact/rules/reminder.ts'
import { messagesAsCsv, messagesAsJson } from '#subjects/contact/server/message/export.ts'
import { type MessageFilter, senderMatcher } from '#subjects/contact/server/message/list.ts'
import { readShop } from '#subjects/dealership/server/shop-store.ts'
import {
  type MessageKind,
  markings,
  messageKinds,
  messageLists,
  messageWords,
} from '#subjects/desk/facts/message-words.ts'
import { fromToday, type MessageListQuery, messagesHref, readListQuery } from '#subjects/desk/rules/messages-href.ts'
import { ExportMessages } from '#subjects/desk/view/export-messages.tsx'
import { ErasureReceipt, Forget, FoundToErase } from '#subjects/desk/view/forget.tsx'
import { MessagesScreen } from '#subjects/desk/view/messages.tsx'
import { changeAndRedirect, type Texts, textsOf } from './carry-out.ts'
import type { DeskContext, DeskRoutes, ScreenRoutes } from './desk-services.ts'
import { filtersOn } from './message-filters.ts'
import type { Unchanged } from './run-summary.ts'
import { askFresh } from './sign-in-screens.tsx'

/** Matches ids of messages alone: a database may refuse to look for any other text. */
const oneId = ':id{[\\w-]+}'

/** The lists of messages, one message, and the decisions about it (LEAD-64). */
export const messageScreens: ScreenRoutes = (services) => {
  const { messages, now, database, vehicles } = services
  const routes: DeskRoutes = new Hono()

  const today = () => easternClock(now()).day
  const me = (c: DeskContext) => c.var.session?.person.name ?? ''
  const clock = async () => {
    const { datedOn, weeks } = await readShop(database.db)
    return { now: now(), datedOn, weeks }
  }

  /** A page of the list that was chosen, with the number of messages of each kind. */
  async function listOf(query: MessageListQuery) {
    const filters = filtersOn(today())
    const { perPage } = messageLists
    const filter: MessageFilter = {
      ...(query.kind && filters[query.kind]),
      ...(query.interest && { interest: query.interest }),
      ...(query.search && { search: query.search }),
    }
    const { chosen, ...kinds } = await messages.counts({ ...filters, all: {}, chosen: filter })
    return {
      query,
      messages: await messages.list(filter, {
        limit: perPage,
        skip: (query.page - 1) * perPage,
        oldestFirst: query.kind === 'new',
      }),
      count: chosen,
      kinds,
      clock: await clock(),
    }
  }

  const cartOf = async ({ cartId }: FullMessage) => (cartId && (await vehicles.get(cartId))) || undefined

  interface ShownAgain {
    /** The form that was sent, with the list that stood beside it. */
    readonly form: Texts
    readonly problem?: string
  }

  async function showOne(c: DeskContext, id: string, again?: ShownAgain) {
    const open = await messages.find(id)
    if (!open) return c.notFound()
    const query = again ? listBeside(again.form) : readListQuery(c.req.query())
    const list = await listOf(query)
    const screen = (
      <MessagesScreen
        {...list}
        problem={again?.problem}
        note={again?.form.note}
        isOne
        open={open}
        cart={await cartOf(open)}
        me={me(c)}
      />
    )
    return c.var.show(screen, {
      title: `${open.firstName} ${open.lastName}`,
      tab: 'messages',
      up: { href: messagesHref(query), text: 'Messages' },
      waiting: list.kinds.new,
    })
  }

  interface DecisionForm {
    readonly what: string
    readonly form: Texts
    readonly make: (by: RunAuthor) => Promise<number | undefined>
    readonly unchanged?: Unchanged
  }

  /** Decides about a message; a person who was second sees what the first has decided, with their own words kept. */
  const decide = (c: DeskContext, id: string, { what, form, make, unchanged }: DecisionForm) =>
    changeAndRedirect(c, {
      make,
      what: `${what} ${id}`,
      to: form.from === fromToday ? '/' : messagesHref(listBeside(form), id),
      unchanged,
      form,
      again: ({ problems }) => showOne(c, id, { form, problem: sentencesOf(problems) }),
    })

  /** A form about one message. */
  const post = (path: string, answer: (c: DeskContext, id: string, form: Texts) => Response | Promise<Response>) =>
    routes.post(`/messages/${oneId}${path}`, async (c) => answer(c, c.req.param('id') ?? '', await textsOf(c)))

  routes.get('/messages', async (c) => {
    const list = await listOf(readListQuery(c.req.query()))
    const [first] = list.messages
    const screen = <MessagesScreen {...list} open={first} cart={first && (await cartOf(first))} me={me(c)} />
    return c.var.show(screen, { title: 'Messages', tab: 'messages', waiting: list.kinds.new })
  })

  /** Asks for the passkey, unless that was just done, and records the export in the history (LEAD-70). */
  routes.get('/messages/export', async (c) =>
    c.var.session?.isFresh
      ? c.var.show(<ExportMessages />, exportScreen)
      : c.redirect(`/sign-in?to=${c.req.path}`, 303),
  )
  routes.post('/messages/export', async (c) => {
    const refused = await askFresh(c, services, 'You are downloading messages.')
    if (refused) return refused
    const { kind, since, format } = await textsOf(c)
    const first = parseDay(since ?? '')
    if (since && !first) {
      c.status(422)
      return c.var.show(<ExportMessages problem="This is not a date." />, exportScreen)
    }
    const from = first && { since: easternInstant({ day: first, time: '00:00' }) }
    const found = await messages.forExport({ ...(isKind(kind) ? filtersOn(today())[kind] : {}), ...from })
    await recordRunAlone(database.db, c.var.by(`${messageRuns.export} messages`))
    const isJson = format === 'json'
    const name = `messages-${easternClock(now()).day}.${isJson ? 'json' : 'csv'}`
    return c.body(isJson ? messagesAsJson(found) : byteOrderMark + messagesAsCsv(found), 200, {
      'Content-Type': isJson ? 'application/json' : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

  routes.get(`/messages/${oneId}`, (c) => showOne(c, c.req.param('id')))

  post('', (c, id, form) => {
    const { status = '', note = '', seen } = form
    if (!isMarking(status)) return showOne(c, id, { form })
    if (note.length > messageRules.longestNote) {
      c.status(422)
      return showOne(c, id, { form, problem: `A note has at most ${messageRules.longestNote} characters.` })
    }
    const mark = { note: severalLines(note), seen }
    return decide(c, id, { what: 'mark', form, make: (by) => messages.mark(id, status, by, mark) })
  })

  /** Puts a message off until a day, or marks it as answered and asks for a reminder (LEAD-80). */
  post('/remind', async (c, id, form) => {
    const { on = '', day = '', seen } = form
    const message = await messages.find(id)
    if (!message) return c.notFound()
    const isAnswered = on === 'unanswered'
    const remind = reminderDay(isAnswered ? 'soon' : on === 'day' ? day : on, today())
    if (!remind) {
      c.status(422)
      return showOne(c, id, { form, problem: `${messageWords.remind.wrong}.` })
    }
    const status = isAnswered ? 'answered' : message.status
    return decide(c, id, { what: 'remind', form, make: (by) => messages.mark(id, status, by, { remind, seen }) })
  })

  /** One person takes the answer on, or gives it back (LEAD-81). */
  post('/take', (c, id, form) => {
    const wish = form.wish === 'give back' ? form.wish : 'take'
    return decide(c, id, { what: 'take', form, make: (by) => messages.take(id, by, wish) })
  })

  post('/release', (c, id, form) =>
    decide(c, id, { what: 'release', form, make: (by) => messages.release(id, by, form.seen) }),
  )

  post('/resend', (c, id, form) =>
    decide(c, id, { what: messageRuns.resend, form, make: (by) => messages.resend(id, by), unchanged: 'waiting' }),
  )

  /** Shows the messages of a person, and erases them after asking for the passkey (LEAD-54). */
  routes.get('/forget', (c) => c.var.show(<Forget />, forgetScreen))
  routes.post('/forget', async (c) => {
    const { person = '', ids = '', agreed } = await textsOf(c)
    if (ids === '' && !senderMatcher(person))
      return askWhom(c, person, 'This is neither an email address nor a phone number.')
    const found = ids === '' ? await messages.from(person) : await messages.list({ ids: ids.match(/[\w-]+/g) ?? [''] })
    if (found.length === 0) return askWhom(c, person, 'No message came from there, and nothing was erased.')
    if (agreed !== 'yes') return c.var.show(<FoundToErase messages={found} clock={await clock()} />, forgetScreen)
    const refused = await askFresh(c, services, 'You are erasing messages for good.')
    if (refused) return refused
    const erased = await messages.erase(
      found.map(({ id }) => id),
      c.var.by(messageRuns.forget),
    )
    return c.var.show(<ErasureReceipt {...erased} />, forgetScreen)
  })

  function askWhom(c: DeskContext, person: string, problem: string) {
    c.status(422)
    return c.var.show(<Forget person={person} problem={problem} />, forgetScreen)
  }

  return routes
}

const rarely = { tab: 'messages', up: { href: messagesHref({ kind: 'new' }), text: 'Messages' } } as const
const exportScreen = { title: 'Download messages', ...rarely }
const forgetScreen = { title: 'Erase messages', ...rarely }

/** The list that stood beside the message in whose form this was sent. */
const listBeside = ({ from = '' }: Texts) => readListQuery(Object.fromEntries(new URLSearchParams(from)))

const isKind = (text: string | undefined): text is MessageKind =>
  text !== undefined && Object.hasOwn(messageKinds, text)
const isMarking = (text: string): text is FullMessage['status'] => Object.hasOwn(markings, text)
