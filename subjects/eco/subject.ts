import type { Subject } from '#kernel/subject.ts'

export const eco: Subject = {
  name: 'eco',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
}
