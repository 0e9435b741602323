import type { Subject } from '#kernel/subject.ts'

export const rentals: Subject = {
  name: 'rentals',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
}
