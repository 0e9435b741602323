import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { historyContract } from './history.contract.ts'

historyContract('SQLite', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'switchback-history-')) }))
