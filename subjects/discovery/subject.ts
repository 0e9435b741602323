import type { Subject } from '#kernel/subject.ts'

export const discovery: Subject = {
  routes: async () => (await import('./server/discovery.ts')).discovery,
}
