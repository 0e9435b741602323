import type { Subject } from '#kernel/subject.ts'
import { contactRoutes } from './server/contact-routes.ts'

export const contact: Subject = {
  name: 'contact',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
  routes: contactRoutes,
}
