import { extname } from 'node:path'
import type { Command } from 'commander'
import { type Does, examples, writeNewFile } from '#kernel/desk/desk.ts'
import { noteRun } from '#kernel/history/record-run.ts'
import { byteOrderMark, csvLine } from '#kit/formats/csv.ts'
import { formatCount } from '#kit/formats/format.ts'
import type { DeskLead, LeadFilter } from '#subjects/contact/server/leads/lead-desk.ts'
import { leadsOf } from './contact-desk.ts'
import { leadCells, recordOf } from './lead-lines.ts'

const formats = new Map<string, (leads: readonly DeskLead[]) => string>([
  ['.csv', (leads) => byteOrderMark + csv(leads)],
  ['.json', (leads) => `${JSON.stringify(leads.map(recordOf), null, 2)}\n`],
  ['-', csv],
])

/** LEAD-70: a file for its owner alone, or the output itself, byte for byte. That it was made is in the history. */
export function addExport(command: Command, does: Does): void {
  command
    .description('messages as .csv for a spreadsheet or a CRM, as .json for a program; "-" prints CSV')
    .argument('<FILE>')
    .option('--force', 'overwrite a file that is there')
    .addHelpText('after', examples('leads export leads.csv', 'leads export may.json --since 2026-05-01'))
    .action(
      does(async (call, file: string, { force = false, ...filter }: LeadFilter & { readonly force?: boolean }) => {
        const textOf =
          formats.get(file === '-' ? file : extname(file).toLowerCase()) ??
          command.error(`error: "${file}" ends neither with .csv nor with .json, and is not "-" for the screen`)
        const leads = await (await leadsOf(call)).list(filter)
        const text = textOf(leads)
        const count = formatCount(leads.length, 'message')
        if (file === '-') await new Promise<void>((written) => void process.stdout.write(text, () => written()))
        else if (!writeNewFile(file, text, { force, mode: 0o600, warn: call.warn })) return 1
        await noteRun((await call.open()).db, { ...call.by(), at: new Date() })
        if (file === '-') call.warn(`${count}.`)
        else call.say(`${count} written to ${file}.`)
        return 0
      }),
    )
}

function csv(leads: readonly DeskLead[]): string {
  const cells = Object.values(leadCells)
  return csvLine(Object.keys(leadCells)) + leads.map((lead) => csvLine(cells.map((cell) => cell(lead)))).join('')
}
