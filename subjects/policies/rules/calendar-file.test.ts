import { expect, it } from 'vitest'
import { type CalendarEvent, calendarFile, deadlineCalendarFile } from './calendar-file.ts'
import { rentalDeadlines, returnDeadlines } from './deadlines.ts'

const stamp = new Date('2025-01-23T15:04:05.678Z')
const page = 'https://carts.example/returns'
const event = {
  uid: 'return-2025-01-30@carts.example',
  summary: 'Last day to return',
  description: 'a: "b"',
  when: '2025-01-30',
}
const fileOf = (changed: Partial<CalendarEvent>, at = page) =>
  calendarFile({ name: 'Deadlines', stamp, page: at, events: [{ ...event, ...changed }] })

it('POL-69, POL-70: writes a whole day as RFC 5545 has it', () => {
  expect(fileOf({}).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Switchback Golf Carts//Deadline finder//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Deadlines',
    'BEGIN:VEVENT',
    'UID:return-2025-01-30@carts.example',
    'DTSTAMP:20250123T150405Z',
    'DTSTART;VALUE=DATE:20250130',
    'DTEND;VALUE=DATE:20250131',
    'SUMMARY:Last day to return',
    'DESCRIPTION:a: "b"',
    'URL:https://carts.example/returns',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Last day to return',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  expect(fileOf({ when: '2025-12-31' })).toContain('DTEND;VALUE=DATE:20260101')
})

it('POL-69: writes a moment in UTC, which every calendar turns into its own time', () => {
  const file = fileOf({ when: new Date('2026-03-07T15:00:00Z') })
  expect(file).toContain('\r\nDTSTART:20260307T150000Z\r\n')
  expect(file).not.toContain('DTEND')
})

it('POL-70: escapes what has a meaning, drops what may not stand in a text, and lets none begin a line', () => {
  const file = fileOf({ summary: 'A;b,c\\d\r\ne\nf\u0000g\th\rEND:VCALENDAR' }, `${page}?a b=c\r\nX:y`)
  expect(file).toContain('SUMMARY:A\\;b\\,c\\\\d\\ne\\nfg\th\\nEND:VCALENDAR\r\n')
  expect(file).toContain('URL:https://carts.example/returns?a%20b=cX:y\r\n')
})

it('POL-70: folds after 75 octets, between characters, and unfolds to the same', () => {
  const summary = 'Résumé of the 🛺 carts – “as is” – '.repeat(12)
  const file = fileOf({ summary })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary.replaceAll(',', '\\,')}\r\n`)
  const whole = 'x'.repeat(75 - 'SUMMARY:'.length)
  expect(fileOf({ summary: `${whole}y` })).toContain(`SUMMARY:${whole}\r\n y\r\n`)
  expect(fileOf({ summary: whole })).toContain(`SUMMARY:${whole}\r\n`)
})

it('POL-68, POL-69: makes one event of each deadline, named alike every time, and no two alike', () => {
  const purchase = returnDeadlines({ item: 'part', received: '2025-01-23' })
  const returns = deadlineCalendarFile('returns', purchase, { page, stamp, phone: '(570) 555-0134' })
  expect(returns.match(/BEGIN:VEVENT/g)).toHaveLength(purchase.length)
  expect(returns).toContain('X-WR-CALNAME:Switchback Golf Carts: Return deadlines')
  expect(returns).toMatch(/UID:returns-return-2025-02-22@\S+\r\n[\s\S]*?SUMMARY:Last day to return it \(Switchback\)/)
  expect(returns).toMatch(/DESCRIPTION:Call or write\. [\s\S]*\\n\(570\)/)
  const booking = rentalDeadlines({ pickUp: '2025-07-04', time: '10:00', days: 30 })
  const rental = deadlineCalendarFile('rental', booking, { page, stamp: new Date(0), phone: '(570) 555-0134' })
  expect(rental).toContain('UID:rental-free-cancellation-2025-07-03-1000@')
  expect(rental).toContain('DTSTART:20250703T140000Z')
  expect(new Set(rental.match(/^UID:.+$/gm)).size).toBe(booking.length)
})
