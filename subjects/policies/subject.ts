import type { Subject } from '#kernel/subject.ts'

export const policies: Subject = {
  routes: async () => (await import('./server/calendar.ts')).calendar,
}
