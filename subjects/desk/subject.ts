import type { Subject } from '#kernel/subject.ts'
import { personHistory, personKind } from './server/people.ts'
import { peopleCommands } from './server/people-commands.ts'
import { deskTables } from './server/tables.ts'

export const desk: Subject = {
  tables: deskTables,
  commands: peopleCommands,
  history: { [personKind]: personHistory },
}
