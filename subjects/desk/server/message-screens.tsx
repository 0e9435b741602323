import { Hono } from 'hono'
import { sentencesOf } from '#kernel/history/plan.ts'
import { type RunAuthor, recordRunAlone } from '#kernel/history/record-run.ts'
import { parseDay } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant } from '#kit/dates/eastern-time.ts'
import { byteOrderMark } from '#kit/formats/csv.ts'
import { severalLines } from '#kit/formats/format.ts'
import { messageRules } from '#subjects/contact/facts/contact-form.ts'
import type { FullMessage } from '#subjects/contact/rules/message.ts'
import { reminderDay } from '#subjects/contact/rules/reminder.ts'
import { csvOf, jsonOf } from '#subjects/contact/server/message/export.ts'
import { isFrom, type MessageFilter } from '#subjects/contact/server/message/list.ts'
import { readShop } from '#subjects/dealership/server/shop-store.ts'
import {
  type MessageKind,
  markings,
  messageKinds,
  messageLists,
  messageWords,
} from '#subjects/desk/facts/message-words.ts'
import { type MessageListQuery, messagesHref, readListQuery } from '#subjects/desk/rules/messages-href.ts'
import { ExportMessages } from '#subjects/desk/view/export-messages.tsx'
import { ErasureReceipt, Forget, FoundToErase } from '#subjects/desk/view/forget.tsx'
import { MessagesScreen } from '#subjects/desk/view/messages.tsx'
import { makeChange, textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, type ScreenRoutes, upToMore } from './desk-services.ts'
import { filtersOn } from './message-filters.ts'
import type { Unchanged } from './run-summary.ts'
import { askFresh } from './sign-in-screens.tsx'

/** Matches ids of messages alone: a database may refuse to look for any other text. */
const oneId = ':id{[\\w-]+}'

/** LEAD-64: the messages, one of them, and what becomes of it. */
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
  async function listOf(choice: MessageListQuery) {
    const filters = filtersOn(today())
    const { perPage } = messageLists
    const filter: MessageFilter = {
      ...(choice.kind && filters[choice.kind]),
      ...(choice.interest && { interest: choice.interest }),
      ...(choice.search && { search: choice.search }),
    }
    const kinds: [MessageKind | '', number][] = [['', await messages.count({})]]
    for (const [each, its] of Object.entries(filters)) kinds.push([each as MessageKind, await messages.count(its)])
    return {
      choice,
      messages: await messages.list(filter, {
        limit: perPage,
        skip: (choice.page - 1) * perPage,
        oldestFirst: choice.kind === 'new',
      }),
      count: await messages.count(filter),
      kinds,
      clock: await clock(),
    }
  }

  const cartOf = async ({ cart_id }: FullMessage) => (cart_id && (await vehicles.get(cart_id))) || undefined

  interface ShownAgain {
    /** The query of the list beside it. */
    readonly from?: string | undefined
    readonly problem?: string
    readonly note?: string
    readonly unchanged?: Unchanged
  }

  async function showOne(c: DeskContext, id: string, { from, problem, note }: ShownAgain = {}) {
    const open = await messages.find(id)
    if (!open) return c.notFound()
    const choice = from === undefined ? readListQuery(c.req.query()) : choiceFrom(from)
    const screen = (
      <MessagesScreen
        {...(await listOf(choice))}
        {...{ problem, note }}
        isOne
        open={open}
        cart={await cartOf(open)}
        me={me(c)}
      />
    )
    return c.var.show(screen, {
      title: `${open.first_name} ${open.last_name}`,
      tab: 'messages',
      up: { href: messagesHref(choice), text: 'Messages' },
    })
  }

  /** Decides about a message; a person who was second sees what the first has decided, with their own words kept. */
  const decide = (
    c: DeskContext,
    [what, id]: readonly [what: string, id: string],
    shown: ShownAgain,
    make: (by: RunAuthor) => Promise<number | undefined>,
  ) =>
    makeChange(c, {
      make,
      what: `${what} ${id}`,
      to: screenAfter(id, shown.from),
      unchanged: shown.unchanged,
      again: ({ problems }) => showOne(c, id, { ...shown, problem: sentencesOf(problems) }),
    })

  routes.get('/messages', async (c) => {
    const list = await listOf(readListQuery(c.req.query()))
    const [first] = list.messages
    const screen = <MessagesScreen {...list} open={first} cart={first && (await cartOf(first))} me={me(c)} />
    return c.var.show(screen, { title: 'Messages', tab: 'messages' })
  })

  /** LEAD-70: asks for the passkey, unless that was just done, and records the export in the history. */
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
      return c.var.show(<ExportMessages problem="This is no day." />, exportScreen)
    }
    const from = first && { since: easternInstant({ day: first, time: '00:00' }) }
    const found = await messages.forExport({ ...(isKind(kind) ? filtersOn(today())[kind] : {}), ...from })
    await recordRunAlone(database.db, c.var.by('export messages'))
    const isJson = format === 'json'
    const name = `messages-${easternClock(now()).day}.${isJson ? 'json' : 'csv'}`
    return c.body(isJson ? jsonOf(found) : byteOrderMark + csvOf(found), 200, {
      'Content-Type': isJson ? 'application/json' : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

  routes.get(`/messages/${oneId}`, (c) => showOne(c, c.req.param('id')))

  routes.post(`/messages/${oneId}`, async (c) => {
    const id = c.req.param('id')
    const { status = '', note = '', seen, from } = await textsOf(c)
    const again = { from: from ?? '', note }
    if (!isMarking(status)) return showOne(c, id, again)
    if (note.length > messageRules.longestNote) {
      c.status(422)
      return showOne(c, id, { ...again, problem: `A note has at most ${messageRules.longestNote} characters.` })
    }
    const mark = { note: severalLines(note), seen }
    return decide(c, ['mark', id], again, (by) => messages.mark(id, status, by, mark))
  })

  /** LEAD-80: puts a message off until a day, or marks it as answered and asks for a reminder. */
  routes.post(`/messages/${oneId}/remind`, async (c) => {
    const id = c.req.param('id')
    const { on = '', day: typed = '', seen, from } = await textsOf(c)
    const message = await messages.find(id)
    if (!message) return c.notFound()
    const isAnswered = on === 'unanswered'
    const remind = reminderDay(isAnswered ? 'soon' : on === 'day' ? typed : on, today())
    if (!remind) {
      c.status(422)
      return showOne(c, id, { from: from ?? '', problem: `${messageWords.remind.wrong}.` })
    }
    const status = isAnswered ? 'answered' : message.status
    const mark = { remind, seen }
    return decide(c, ['remind', id], { from: from ?? '' }, (by) => messages.mark(id, status, by, mark))
  })

  /** LEAD-81: one person takes the answer on, or gives it back. */
  routes.post(`/messages/${oneId}/take`, async (c) => {
    const id = c.req.param('id')
    const { from, wish } = await textsOf(c)
    return decide(c, ['take', id], { from: from ?? '' }, (by) =>
      messages.take(id, by, wish === 'give back' ? wish : 'take'),
    )
  })

  routes.post(`/messages/${oneId}/release`, async (c) => {
    const id = c.req.param('id')
    const { seen, from } = await textsOf(c)
    return decide(c, ['release', id], { from: from ?? '' }, (by) => messages.release(id, by, seen))
  })

  routes.post(`/messages/${oneId}/resend`, async (c) => {
    const id = c.req.param('id')
    const { from } = await textsOf(c)
    return decide(c, ['resend', id], { from: from ?? '', unchanged: 'waiting' }, (by) => messages.resend(id, by))
  })

  /** LEAD-54: shows the messages of a person, and erases them after asking for the passkey. */
  routes.get('/forget', (c) => c.var.show(<Forget />, forgetScreen))
  routes.post('/forget', async (c) => {
    const { person = '', ids = '', agreed } = await textsOf(c)
    if (ids === '' && !isFrom(person)) return askWhom(c, person, 'This is neither an email address nor a phone number.')
    const found = ids === '' ? await messages.from(person) : await messages.list({ ids: ids.match(/[\w-]+/g) ?? [''] })
    if (found.length === 0) return askWhom(c, person, 'No message is from there: nothing was erased.')
    if (agreed !== 'yes') return c.var.show(<FoundToErase messages={found} clock={await clock()} />, forgetScreen)
    const refused = await askFresh(c, services, 'You are erasing messages for good.')
    if (refused) return refused
    const erased = await messages.erase(
      found.map(({ id }) => id),
      c.var.by('forget'),
    )
    return c.var.show(<ErasureReceipt {...erased} />, forgetScreen)
  })

  function askWhom(c: DeskContext, person: string, problem: string) {
    c.status(422)
    return c.var.show(<Forget person={person} problem={problem} />, forgetScreen)
  }

  return routes
}

const exportScreen = {
  title: 'Download messages',
  tab: 'messages',
  up: { href: messagesHref({ kind: 'new' }), text: 'Messages' },
} as const
const forgetScreen = { title: 'Erase messages', tab: 'more', up: upToMore } as const

const screenAfter = (id: string, from = '') => (from === 'today' ? '/' : messagesHref(choiceFrom(from), id))

/** The choice of the list that stood beside the message. */
const choiceFrom = (query: string) => readListQuery(Object.fromEntries(new URLSearchParams(query)))

const isKind = (text: string | undefined): text is MessageKind =>
  text !== undefined && Object.hasOwn(messageKinds, text)
const isMarking = (text: string): text is FullMessage['status'] => Object.hasOwn(markings, text)
