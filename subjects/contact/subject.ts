import type { Subject } from '#kernel/subject.ts'
import { contactCommands, judgeMessages } from './server/desk/service-commands.ts'
import { leadHistory } from './server/leads/lead-desk.ts'
import { outboxFigures } from './server/leads/lead-status.ts'
import { contactTables } from './server/tables.ts'

export const contact: Subject = {
  tables: contactTables,
  routes: async () => (await import('./server/contact-routes.ts')).contactRoutes,
  commands: contactCommands,
  history: { lead: leadHistory },
  judge: judgeMessages,
  figures: outboxFigures,
}
