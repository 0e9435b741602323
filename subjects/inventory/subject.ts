import { Hono } from 'hono'
import { kindIs } from '#kernel/http/request-kind.ts'
import type { Routes, Subject } from '#kernel/subject.ts'
import { vehicleCalls } from './server/vehicles.ts'

export const inventory: Subject = {
  name: 'inventory',
  pages: import.meta.glob('./view/**/*.page.tsx', { eager: true }),
  routes: (services) => {
    const routes: Routes = new Hono()
    routes.use('/api/vehicles/:id', kindIs('cart-call'))
    routes.use('/api/vehicles', kindIs('list-call'))
    routes.route('/api/vehicles', vehicleCalls(services))
    return routes
  },
}
