import type { Subject } from '#kernel/subject.ts'
import { type ContactServices, contactRoutes } from './server/contact-routes.ts'

declare module '#kernel/subject.ts' {
  interface Services {
    /** Where leads go, and whose posts count as our own visitors'. */
    readonly contact: ContactServices
  }
}

export const contact: Subject = {
  name: 'contact',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
  routes: contactRoutes,
}
