import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servingContract } from './serving.contract.ts'

servingContract('SQLite', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'switchback-serving-')) }))
