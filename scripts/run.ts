// Runs a program that uses the site's sources, records found by `import.meta.glob` included: node scripts/run.ts FILE [ARGUMENT …]
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const [, , program = '', ...rest] = process.argv
process.argv = [process.execPath, resolve(program), ...rest]
await runnerImport(resolve(program))
