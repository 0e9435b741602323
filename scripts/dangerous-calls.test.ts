import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What would run text, build a query from it, or ask another machine. */
const everywhere = [
  /\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]/,
  /\.(?:innerHTML|outerHTML)\s*=|document\.write|insertAdjacentHTML|DOMParser/,
  /postMessage|document\.cookie/,
  /\bsql\.(?:raw|lit|id|ref|table)\b/,
]
const onServer = [
  /node:(?:child_process|vm|worker_threads|https|dgram)/,
  /(?<![.\w])fetch\(/,
  /\bhttp\.(?:get|request)\(/,
]

/** The few that are there for a reason. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Statements and names of ours: each subject's tables.
  'kernel/db/open-database.ts': ['sql.raw'],
  'kernel/db/postgres.ts': ['sql.table'],
  // A program of ours, given no text and no settings.
  'subjects/pictures/server/picture-worker.ts': ['node:child_process'],
  // Asks whom the settings name, over TLS, and no visitor can name another.
  'subjects/contact/server/leads/webhook.ts': ['fetch('],
}

const found = (text: string, isServer: boolean) =>
  [...everywhere, ...(isServer ? onServer : [])].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])

test('SITE-85: what runs in the site evaluates no text, builds no query from text, and its server asks no one else', () => {
  const files = globSync('{app,kernel,kit,subjects}/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|spec|contract)\.tsx?$|\/tests\//.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    // The desk asks the site on its own machine whether it serves.
    const isServer = /^(?:app|kernel)\/|^subjects\/\w+\/server\//.test(file) && !file.startsWith('kernel/desk/')
    expect([file, ...found(readFileSync(file, 'utf8'), isServer)]).toEqual([file, ...(allowed[file] ?? [])])
  }
})
