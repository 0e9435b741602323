import type { Subject } from '#kernel/subject.ts'
import type { ContactServices } from './server/accept-submission.ts'
import { contactCommands, statusOfMessages } from './server/contact-commands.ts'
import { messageHistory } from './server/message/decisions.ts'
import { outboxFigures } from './server/message/status.ts'
import { contactTables, messageKind } from './server/tables.ts'

export const contact: Subject<ContactServices> = {
  tables: contactTables,
  routes: async () => (await import('./server/contact-routes.ts')).contactRoutes,
  commands: contactCommands,
  history: { [messageKind]: messageHistory },
  status: statusOfMessages,
  figures: outboxFigures,
}
