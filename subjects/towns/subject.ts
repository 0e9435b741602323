import type { Subject } from '#kernel/subject.ts'

export const towns: Subject = {
  name: 'towns',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
}
