import { rmSync } from 'node:fs'

/** The built site on a database that holds nothing of an earlier run. */
const directory = process.env.DATA_DIR
if (directory) rmSync(directory, { recursive: true, force: true })
process.env.STYLEGUIDE = 'on'
await import('../../dist/current/server/main.js' as string)
