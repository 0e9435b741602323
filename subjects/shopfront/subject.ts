import type { Subject } from '#kernel/subject.ts'

export const shopfront: Subject = {
  name: 'shopfront',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
}
