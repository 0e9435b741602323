import type { Subject } from '#kernel/subject.ts'

export const fit: Subject = {
  name: 'fit',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
}
