/** The words for runs without a change that the history can show, by the first word of their command. */
const commands: Readonly<Record<string, string>> = {
  backup: 'Backup made',
  export: 'Messages downloaded',
  resend: 'A message emailed to us again',
  forget: 'Messages erased',
  retention: 'Messages erased whose time was over',
}

export function commandText(command: string): string {
  const [name = ''] = command.split(' ')
  return Object.hasOwn(commands, name) ? (commands[name] ?? command) : command
}
