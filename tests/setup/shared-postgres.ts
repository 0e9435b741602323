import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

const askingProjects = ['postgres', 'faults']

/** One folder for all temporary files of the tests, and one PostgreSQL, where a test asks for one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'switchback-tests-'))
  // PostgreSQL may run as a user of its own.
  chmodSync(folder, 0o755)
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  const asked = project.vitest.projects.some(({ name }) => askingProjects.includes(name))
  const postgres = asked ? await startPostgres() : undefined
  if (postgres) project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
