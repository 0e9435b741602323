import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import type { MessageFilter } from '#subjects/contact/server/message/list.ts'
import type { MessageKind } from '#subjects/desk/facts/message-words.ts'
import type { DeskServices } from './desk-services.ts'

/** Which messages are of which kind on a day. */
export const filtersOn = (today: CalendarDay): Readonly<Record<MessageKind, MessageFilter>> => ({
  new: { dueOn: today, isSuspect: false },
  later: { laterThan: today },
  suspects: { status: 'new', isSuspect: true },
  answered: { status: 'answered' },
  closed: { status: 'closed' },
  spam: { status: 'spam' },
  dead: { isGivenUp: true },
})

/** How many messages wait for an answer today. */
export async function countToAnswer({ messages, now }: Pick<DeskServices, 'messages' | 'now'>): Promise<number> {
  const { toAnswer } = await messages.counts({ toAnswer: filtersOn(easternClock(now()).day).new })
  return toAnswer
}
