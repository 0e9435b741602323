import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Ports } from '#app/page.ts'
import type { Settings } from '#server/env.ts'

export interface Database {
  readonly ports: Ports
  readonly location: string
  readonly dataVersion: () => string
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openDatabase(settings: Pick<Settings, 'dataDir'>): Promise<Database> {
  const directory = resolve(settings.dataDir)
  mkdirSync(directory, { recursive: true })
  const location = join(directory, 'switchback.db')
  const sqlite = new DatabaseSync(location, { timeout: 2_000 })
  return {
    ports: {},
    location,
    dataVersion: () => '1',
    ready: async () => void sqlite.prepare('select 1').get(),
    close: async () => sqlite.close(),
  }
}
