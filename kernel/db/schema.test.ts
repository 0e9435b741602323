import { expect, test } from 'vitest'
import { createSchema } from './schema.ts'

test('SITE-64: two subjects cannot give a migration the same name', () => {
  const set = { migrations: { '0100-things': ['create table things (id text)'] }, tables: {} }
  expect(() => createSchema([set, set])).toThrow('Two migrations are called "0100-things".')
})
