import { newDatabase } from '#tests/setup/shared-postgres.ts'
import { historyContract } from './history.contract.ts'

historyContract('PostgreSQL', async () => ({ dataDir: '', databaseUrl: await newDatabase() }))
