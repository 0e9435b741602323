import { Hono } from 'hono'
import { kindIs } from '#kernel/http/request-kind.ts'
import type { Routes, Subject } from '#kernel/subject.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { contactCall } from './server/contact-call.ts'
import { contactForm } from './server/contact-form.ts'
import type { ContactServices } from './server/contact-services.ts'

declare module '#kernel/subject.ts' {
  interface Services {
    /** Where leads go, and whose posts count as our own visitors'. */
    readonly contact: ContactServices
  }
}

export const contact: Subject = {
  name: 'contact',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
  routes: (services) => {
    const routes: Routes = new Hono()
    routes.use('/api/contact', kindIs('contact-call'))
    routes.route('/api/contact', contactCall(services.contact))
    routes.on('POST', addresses.contact, kindIs('contact-form'))
    routes.route('/', contactForm(services.contact, services))
    return routes
  },
}
