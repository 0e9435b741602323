import { messageRuns } from '#subjects/contact/facts/contact-form.ts'

/** The words for runs without a change that the history can show, by the first word of their command. */
const commands: Readonly<Record<string, string>> = {
  backup: 'Backup made',
  [messageRuns.export]: 'Messages downloaded',
  [messageRuns.resend]: 'A message emailed to us again',
  [messageRuns.forget]: 'Messages erased',
  [messageRuns.retention]: 'Messages erased whose time was over',
}

export function commandText(command: string): string {
  const [name = ''] = command.split(' ')
  return Object.hasOwn(commands, name) ? (commands[name] ?? command) : command
}
