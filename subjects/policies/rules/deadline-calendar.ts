import { business } from '#subjects/dealership/facts/business.ts'
import { deadlineCalendar, deadlineWords } from '#subjects/policies/facts/deadline-finder.ts'
import { calendarFile } from './calendar-file.ts'
import type { Deadline } from './deadlines.ts'

/** The deadlines as a file a calendar can take; `page` is the address that explains them. */
export function deadlineCalendarFile(
  kind: 'returns' | 'rental',
  deadlines: readonly Deadline[],
  { page, stamp }: { readonly page: string; readonly stamp: Date },
): string {
  return calendarFile({
    name: `${business.name}: ${deadlineCalendar[kind].name}`,
    producer: `-//${business.name}//${deadlineCalendar.product}//EN`,
    stamp,
    events: deadlines.map(({ id, day, time, instant }) => ({
      uid: `${[kind, id, day, time?.replace(':', '')].filter(Boolean).join('-')}@${business.website}`,
      summary: `${deadlineWords[id].title} (${business.shortName})`,
      description: `${deadlineWords[id].note}\n${business.phones.main}`,
      url: page,
      when: instant ?? day,
    })),
  })
}
