import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Asks the desk of the checkout; resolves to its exit code and all that it said. */
export function deskOf(checkout: string, env: Readonly<Record<string, string>>) {
  const main = 'dist/current/desk/main.js'
  return async (...args: readonly string[]): Promise<string> => {
    const desk = spawn(process.execPath, [join(checkout, main), ...args], {
      cwd: checkout,
      env: { ...process.env, NODE_NO_WARNINGS: '1', SETTINGS_FILE: 'none', ...env },
    })
    const said = { out: '', err: '' }
    for (const name of ['out', 'err'] as const) {
      desk[name === 'out' ? 'stdout' : 'stderr'].setEncoding('utf8').on('data', (text) => {
        said[name] += text
      })
    }
    const [code] = (await once(desk, 'close')) as [number | null]
    return `exit code ${code}

${said.out}
${said.err}`
  }
}

/** What is asked of the desk, over the messages that were sent before; LEAD stands for the first of them. */
export const deskCommands: readonly string[] = [
  '',
  '--help',
  'nonsense',
  ...['inventory', 'leads', 'backup', 'restore', 'status'].flatMap((name) => [
    `${name} --help`,
    `${name} nonsense more`,
  ]),
  'inventory',
  'inventory list',
  'inventory list --search ranger',
  'inventory show ev-city',
  'inventory show nowhere',
  'inventory export -',
  'inventory export DATA/carts.json',
  'inventory export DATA/carts.json',
  'inventory import DATA/carts.json --dry-run',
  'inventory import DATA/nowhere.csv',
  'inventory set ev-city price=cheap',
  'inventory set ev-city price=12345 in-stock=no',
  'inventory show ev-city',
  'inventory remove nowhere',
  'leads list',
  'leads list --state quarantine',
  'leads list --interest parts --since 2026-06-01',
  'leads list --since soon',
  'leads show LEAD',
  'leads show nowhere',
  'leads resend nowhere',
  'leads release LEAD',
  'leads forget nobody',
  'leads forget ada22@example.com',
  'leads export DATA/leads.csv',
  'backup DATA/backup',
  'backup DATA/backup',
  'restore DATA/backup',
  'restore DATA/nowhere',
  'inventory remove ev-nomad',
  'restore DATA/backup --force',
  'inventory list',
  'status',
]
