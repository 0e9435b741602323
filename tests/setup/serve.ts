import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The built site on a new database; it may keep the pictures that an earlier run made. */
const directory = process.env.DATA_DIR
if (directory && existsSync(directory))
  for (const name of readdirSync(directory).filter((each) => each !== 'media'))
    rmSync(join(directory, name), { recursive: true, force: true })
await import('../../dist/current/server/main.js' as string)
