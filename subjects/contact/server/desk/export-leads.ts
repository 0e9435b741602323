import { extname } from 'node:path'
import { type DeskCall, type ExitCode, MisuseError } from '#kernel/desk/desk-command.ts'
import { writeNewFile } from '#kernel/desk/write-new-file.ts'
import { csvLine } from '#kit/formats/csv.ts'
import { formatCount } from '#kit/formats/format.ts'
import type { DeskLead } from '#subjects/contact/server/leads/lead-desk.ts'
import { cellsOf, recordOf } from './lead-lines.ts'

// Tells spreadsheets that a file is UTF-8.
const byteOrderMark = '\uFEFF'

const formats: Readonly<Record<string, (leads: readonly DeskLead[]) => string>> = {
  '.csv': (leads) => byteOrderMark + csv(leads),
  '.json': (leads) => `${JSON.stringify(leads.map(recordOf), null, 2)}\n`,
  '-': csv,
}

/** What the name of the file asks for; told before anybody is asked for messages. */
export function formatOf(file: string): (leads: readonly DeskLead[]) => string {
  const format = formats[file === '-' ? file : extname(file).toLowerCase()]
  if (!format) throw new MisuseError(`"${file}" ends neither with .csv nor with .json, and is not "-" for the screen`)
  return format
}

/** A file for its owner alone, or the output itself, byte for byte: what reads it is a program. */
export async function writeLeads(
  { say, warn }: DeskCall,
  leads: readonly DeskLead[],
  { file, force }: { readonly file: string; readonly force: boolean },
): Promise<ExitCode> {
  const text = formatOf(file)(leads)
  if (file === '-') {
    await new Promise<void>((written) => void process.stdout.write(text, () => written()))
    warn(`${formatCount(leads.length, 'message')}.`)
    return 0
  }
  if (!writeNewFile(file, text, { force, mode: 0o600, warn })) return 1
  say(`${formatCount(leads.length, 'message')} written to ${file}.`)
  return 0
}

const columns = [
  'ID',
  'Received',
  'Status',
  'Note',
  'By',
  'Since',
  'State',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Interest',
  'Cart',
  'Cart ID',
  'Town',
  'Message',
  'Suspicion',
] as const satisfies readonly (keyof ReturnType<typeof cellsOf>)[]

function csv(leads: readonly DeskLead[]): string {
  const rows = leads.map((lead) => {
    const cells = cellsOf(lead)
    return csvLine(columns.map((column) => cells[column]))
  })
  return csvLine(columns) + rows.join('')
}
