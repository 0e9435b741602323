import type { Subject } from '#kernel/subject.ts'
import { discovery as files } from './server/discovery.ts'

export const discovery: Subject = {
  name: 'discovery',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
  routes: files,
}
