import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'
import { business, type Phone } from '#subjects/dealership/facts/business.ts'
import { type DeadlineKind, deadlineCalendar, deadlineWords } from '#subjects/policies/facts/deadline-finder.ts'
import type { Deadline } from './deadlines.ts'

interface CalendarFile {
  readonly name: string
  readonly stamp: Date
  /** The page that explains the events. */
  readonly page: string
  readonly events: readonly CalendarEvent[]
}

export interface CalendarEvent {
  /** The same id for the same event for ever, so that a calendar that imports twice holds it once. */
  readonly uid: string
  readonly summary: string
  readonly description: string
  /** A whole day, the same in every time zone, or an instant. */
  readonly when: CalendarDay | Date
}

const longestLine = 75

/** A calendar file with the deadlines. */
export function deadlineCalendarFile(
  kind: DeadlineKind,
  deadlines: readonly Deadline[],
  { page, stamp, phone }: Pick<CalendarFile, 'page' | 'stamp'> & { readonly phone: Phone },
): string {
  return calendarFile({
    name: `${business.name}: ${deadlineCalendar[kind].name}`,
    stamp,
    page,
    events: deadlines.map(({ id, day, time, instant }) => ({
      uid: `${[kind, id, day, time?.replace(':', '')].filter(Boolean).join('-')}@${business.website}`,
      summary: `${deadlineWords[id].title} (${business.shortName})`,
      description: `${deadlineWords[id].note}\n${phone}`,
      when: instant ?? day,
    })),
  })
}

/** An iCalendar file (RFC 5545). Each event reminds a day ahead. */
export function calendarFile({ name, stamp, page, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${business.name}//${deadlineCalendar.product}//EN`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ uid, summary, description, when }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${utc(stamp)}`,
      ...whenLines(when),
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `URL:${new URL(page).href}`,
      // A deadline is no appointment: the day stays free.
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function whenLines(when: CalendarDay | Date): string[] {
  if (when instanceof Date) return [`DTSTART:${utc(when)}`]
  // The end of a whole day is the day after.
  return [`DTSTART;VALUE=DATE:${compact(when)}`, `DTEND;VALUE=DATE:${compact(addDays(when, 1))}`]
}

function utc(instant: Date): string {
  return `${compact(instant.toISOString().slice(0, 19)).replaceAll(':', '')}Z`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function escapeText(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll(/\r\n|\r|\n/g, '\\n')
      // RFC 5545, section 3.1: a text may hold no control character but the tab.
      .replaceAll(/[^\P{Cc}\t]/gu, '')
  )
}

/** Cuts a line after 75 octets, never inside a character; each further line begins with a blank that counts. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const width = Buffer.byteLength(character)
    if (octets + width > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += width
  }
  return folded
}
