import type { Subject } from '#kernel/subject.ts'
import { peopleCommands, personHistory } from './server/people-commands.ts'
import { deskTables } from './server/tables.ts'

export const desk: Subject = {
  tables: deskTables,
  commands: peopleCommands,
  history: { person: personHistory },
}
