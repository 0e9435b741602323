import { newDatabase } from '#tests/setup/shared-postgres.ts'
import { servingContract } from './serving.contract.ts'

servingContract('PostgreSQL', async () => ({ dataDir: '', databaseUrl: await newDatabase() }))
