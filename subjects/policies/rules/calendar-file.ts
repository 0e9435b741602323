import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'

export interface CalendarEvent {
  /** The same for the same event for ever: a calendar that imports twice must not hold it twice. */
  readonly uid: string
  readonly summary: string
  readonly description?: string
  readonly url?: string
  /** A whole day, which is one in every time zone, or a moment. */
  readonly when: CalendarDay | Date
}

export interface CalendarFile {
  readonly name: string
  /** Who made the file, as RFC 5545 wants it: `-//Company//Product//EN`. */
  readonly producer: string
  readonly stamp: Date
  readonly events: readonly CalendarEvent[]
}

const longestLine = 75

/** An iCalendar file (RFC 5545). Each event reminds a day ahead. */
export function calendarFile({ name, producer, stamp, events }: CalendarFile): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(producer)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

function eventLines({ uid, summary, description, url, when }: CalendarEvent, stamp: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    ...whenLines(when),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    // A deadline is no appointment: the day stays free.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ]
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
      // RFC 5545, section 3.1: no control character but the tab may stand in a text.
      .replaceAll(/\p{Cc}/gu, (character) => (character === '\t' ? character : ''))
  )
}

/** Cuts after 75 octets, never inside a character; each further line begins with a blank that counts. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const width = encoder.encode(character).length
    if (octets + width > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += width
  }
  return folded
}
