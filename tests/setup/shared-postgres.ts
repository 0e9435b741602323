import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { createDatabase, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

const askingProjects = ['postgres', 'faults']

/** One PostgreSQL for the whole run, where something in it asks one. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!project.vitest.projects.some(({ name }) => askingProjects.includes(name))) return undefined
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}

/** The URL of an empty database of its own. */
export function newDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'))
}
