import { openDatabase } from '#app/database.ts'
import { runBy } from '#kernel/desk/asking.ts'
import type { DeskCommand } from '#kernel/desk/desk-command.ts'
import { exactly, readArgs } from '#kernel/desk/read-args.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { countPastTime, endPastTime, purge } from '#subjects/contact/server/leads/retention.ts'

const patienceMs = 5_000

export const retentionCommand: DeskCommand = {
  usage:
    '  retention               for how long messages are kept, and what ends next (--end to erase now what is past its time)',
  help: () => `${retentionCommand.usage}

  npm run desk -- retention          how many are past their time, and when the next one ends
  npm run desk -- retention --end    erase those now, and from the files of the database as well; this cannot be undone`,
  run: async ({ args, settings, say, warn, by }) => {
    const { positionals, flags } = readArgs(args, [], ['end'])
    exactly(positionals)
    const { leadsKeptDays } = settings
    const database = await openDatabase(settings)
    try {
      const now = new Date()
      say(
        `Messages are kept for ${leadsKeptDays} days (LEADS_KEPT_DAYS). The site erases what is past that once a day.`,
      )
      if (flags.end) {
        say(
          `${counted(await endPastTime(database.leads, leadsKeptDays, now, runBy({ by }, 'retention --end')))} erased.`,
        )
        const outstanding = await purge(database.leads, patienceMs)
        if (outstanding) warn('Not yet from the files of the database: "status" says when that is done.')
        return outstanding ? 1 : 0
      }
      const { messages, next } = await countPastTime(database.leads, leadsKeptDays, now)
      say(`${counted(messages)} past that.`)
      if (next) say(`The next one ends on ${formatEasternStamp(next)}.`)
      return 0
    } finally {
      await database.close()
    }
  },
}

const counted = (messages: number) => formatCount(messages, 'message')
