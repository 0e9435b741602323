import type { Subject } from '#kernel/subject.ts'
import { calendar } from './server/calendar.ts'

export const policies: Subject = {
  name: 'policies',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
  routes: calendar,
}
