import { addDays, type CalendarDay, parseDay } from '#kit/dates/calendar-day.ts'

/** The reminders that a dealer chooses with one tap. */
const reminderDays = { tomorrow: 1, soon: 3 } as const

const mostDays = 366

/** The day on which a message comes back; undefined unless it is a future day within a year (LEAD-80). */
export function reminderDay(choice: string, today: CalendarDay): CalendarDay | undefined {
  if (Object.hasOwn(reminderDays, choice)) return addDays(today, reminderDays[choice as keyof typeof reminderDays])
  const day = parseDay(choice)
  return day && day === choice && day > today && day <= addDays(today, mostDays) ? day : undefined
}
