import { expect, it } from 'vitest'
import { deadlineCalendarFile } from './deadline-calendar.ts'
import { rentalDeadlines, returnDeadlines } from './deadlines.ts'

const options = { page: 'https://switchbackgolfcarts.example/policies/return-policy', stamp: new Date(0) }
const uidsOf = (file: string) => file.match(/(?<=^UID:).+$/gm)

it('POL-68: makes one event of each deadline', () => {
  const file = deadlineCalendarFile('returns', returnDeadlines({ item: 'part', received: '2025-01-23' }), options)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(4)
  expect(file).toContain('SUMMARY:Last day to return it (Switchback)')
  expect(file).toContain('DTSTART;VALUE=DATE:20250222')
})

it('POL-69: writes a moment in the right time zone', () => {
  const deadlines = rentalDeadlines({ pickUp: '2025-07-04', time: '10:00', days: 1 })
  const file = deadlineCalendarFile('rental', deadlines, options)
  expect(file).toContain('DTSTART:20250703T140000Z')
})

it('POL-69: names each event alike every time, and no two alike', () => {
  const deadlines = rentalDeadlines({ pickUp: '2025-07-04', time: '10:00', days: 30 })
  const uids = uidsOf(deadlineCalendarFile('rental', deadlines, options))
  expect(uids).toEqual(uidsOf(deadlineCalendarFile('rental', deadlines, { ...options, stamp: new Date() })))
  expect(new Set(uids).size).toBe(deadlines.length)
})
