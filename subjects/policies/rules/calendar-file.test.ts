import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const stamp = new Date('2025-01-23T15:04:05.678Z')
const producer = '-//Golf Carts//Deadlines//EN'
const fileOf = (...events: CalendarEvent[]) => calendarFile({ name: 'Deadlines', producer, stamp, events })
const event: CalendarEvent = {
  uid: 'return-2025-01-30@carts.example',
  summary: 'Last day to return',
  when: '2025-01-30',
}
const unfold = (file: string) => file.replaceAll('\r\n ', '')

describe('calendarFile', () => {
  it('POL-69, POL-70: writes a whole day as RFC 5545 has it', () => {
    expect(fileOf(event).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Golf Carts//Deadlines//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Deadlines',
      'BEGIN:VEVENT',
      'UID:return-2025-01-30@carts.example',
      'DTSTAMP:20250123T150405Z',
      'DTSTART;VALUE=DATE:20250130',
      'DTEND;VALUE=DATE:20250131',
      'SUMMARY:Last day to return',
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
  })

  it('POL-69: writes a moment in UTC, which every calendar turns into its own time', () => {
    const file = fileOf({ ...event, when: new Date('2026-03-07T15:00:00Z') })
    expect(file).toContain('\r\nDTSTART:20260307T150000Z\r\n')
    expect(file).not.toContain('DTEND')
  })

  it('POL-70: ends a day of December in January', () => {
    expect(fileOf({ ...event, when: '2025-12-31' })).toContain('DTEND;VALUE=DATE:20260101')
  })

  it('gives the address of a page, percent-encoded, and no line for one that is not there', () => {
    expect(fileOf({ ...event, url: 'https://carts.example/a b' })).toContain('\r\nURL:https://carts.example/a%20b\r\n')
    expect(fileOf(event)).not.toContain('URL:')
  })

  it('POL-70: escapes what has a meaning and drops what may not stand in a text', () => {
    const file = fileOf({ ...event, summary: 'A;b,c\\d\r\ne\nf\u0000g\th', description: 'a: "b"' })
    expect(file).toContain('SUMMARY:A\\;b\\,c\\\\d\\ne\\nfg\th\r\n')
    expect(file).toContain('DESCRIPTION:a: "b"\r\n')
  })

  it('POL-70: lets no text begin a line of its own', () => {
    const file = fileOf({ ...event, summary: 'x\r\nEND:VCALENDAR', url: 'https://carts.example/a?b=c\r\nX:y' })
    expect(file.split('\r\n').filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
    expect(file).not.toMatch(/^X:y/m)
  })

  it('POL-70: folds at 75 octets, between characters, and unfolds to the same', () => {
    const summary = 'Résumé of the 🛺 carts – “as is” – '.repeat(12)
    const file = fileOf({ ...event, summary })
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\uFFFD')
    expect(unfold(file)).toContain(`SUMMARY:${summary.replaceAll(',', '\\,')}\r\n`)
  })

  it('POL-70: leaves a line of exactly 75 octets whole', () => {
    const summary = 'x'.repeat(75 - 'SUMMARY:'.length)
    expect(fileOf({ ...event, summary })).toContain(`SUMMARY:${summary}\r\n`)
    expect(fileOf({ ...event, summary: `${summary}y` })).toContain(`SUMMARY:${summary}\r\n y\r\n`)
  })

  it('POL-70: opens and closes every part, and ends every line as the format wants', () => {
    const file = fileOf(event, { ...event, uid: 'two@carts.example', when: stamp })
    const open: string[] = []
    for (const line of file.trimEnd().split('\r\n')) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6))
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4))
    }
    expect(open).toEqual([])
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
