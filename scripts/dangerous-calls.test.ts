import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '--',
  'app',
  'kernel',
  'kit',
  'subjects',
])
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec|contract)\.tsx?$|\/tests\//.test(file))
/** Asks whom the settings name, over TLS, and no visitor can name another. */
const asksByItself = 'subjects/contact/server/leads/webhook.ts'
const inProcess = (file: string) => /^(?:app|kernel)\/|^subjects\/\w+\/server\//.test(file)

/** What would run text, build a query from it, or ask somebody else. */
const everywhere = [
  /\beval\(/,
  /new Function\(/,
  /set(?:Timeout|Interval)\(\s*['"`]/,
  /\.(?:innerHTML|outerHTML)\s*=/,
  /document\.write|insertAdjacentHTML|DOMParser/,
  /postMessage/,
  /document\.cookie/,
  /\bsql\.(?:raw|lit|id|ref|table)\b/,
]
const onServer = [
  /node:(?:child_process|vm|worker_threads|https|dgram)/,
  /(?<![.\w])fetch\(/,
  /\bhttp\.(?:get|request)\(/,
]

/** The one process that is started: a program of ours, given no text of anybody's. */
const pictureWorker = 'subjects/pictures/server/picture-worker.ts'

function found(patterns: readonly RegExp[], text: string): readonly string[] {
  return patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}

test('SITE-85: what runs in the site evaluates no text, builds no query from text, and its server asks nobody else', () => {
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const patterns = inProcess(file) && file !== asksByItself ? [...everywhere, ...onServer] : everywhere
    const starts = file === pictureWorker ? ['node:child_process'] : []
    expect([file, found(patterns, readFileSync(file, 'utf8'))]).toEqual([file, starts])
  }
})

test('SITE-85: the one process that is started runs a program of ours, without the settings', () => {
  const text = readFileSync(pictureWorker, 'utf8')
  expect(text).toMatch(/^import \{ type ChildProcess, fork \} from 'node:child_process'$/m)
  expect(text.match(/\bfork\(/g)).toHaveLength(1)
  expect(text).not.toMatch(/\.\.\.process\.env\b/)
})

test.each([
  'eval(text)',
  'element.innerHTML = text',
  'sql.raw(text)',
  "import { exec } from 'node:child_process'",
  'await fetch(url)',
])('SITE-85: would find %s', (line) => expect(found([...everywhere, ...onServer], line)).toHaveLength(1))
