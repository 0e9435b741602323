import type { DeskPart } from '#kernel/desk/desk-part.ts'
import { leadHistory } from '#subjects/contact/server/leads/lead-history.ts'
import { judgeLeads } from './judge-leads.ts'
import { leadsCommands } from './leads-commands.ts'
import { mailCommands, retentionCommand } from './service-commands.ts'

export const contactDesk: DeskPart = {
  commands: (program, does) => {
    for (const add of [leadsCommands, retentionCommand, mailCommands]) add(program, does)
  },
  history: { lead: leadHistory },
  judge: judgeLeads,
}
