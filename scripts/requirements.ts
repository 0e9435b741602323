// `npm run requirements` lists each requirement with the tests that hold it, and what is missing; `--quiet` only what is missing.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const requirement = /^- \*\*([A-Z]{3,4}-\d+)\*\* (.+(?:\n {2}\S.*)*)/gm
const idNamed = /\b[A-Z]{3,4}-\d+\b/g
// A title is the first string of a call of test, it, describe or an `extend`ed one of them, also behind `.each(…)`.
const title =
  /(?:\b(?:test|it|describe|cached)(?:\.\w+)*\(|\]\)\(|\)\()\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

function filesLike(...patterns: readonly string[]) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns])
  const paths = listed.toString().split('\n').filter(existsSync)
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** By id, the sentence and the test files whose titles name it. */
const requirements = new Map<string, { readonly sentence: string; readonly tests: string[] }>()
const faults: string[] = []
for (const { path, text } of filesLike('kernel/README.md', 'kit/README.md', 'subjects/*/README.md'))
  for (const [, id = '', words = ''] of text.matchAll(requirement)) {
    if (requirements.has(id)) faults.push(`${id} is used twice, the second time in ${path}.`)
    requirements.set(id, { sentence: words.replace(/\n {2}/g, ' '), tests: [] })
  }

const prefixes = new Set([...requirements.keys()].map((id) => id.split('-')[0]))
for (const { path, text } of filesLike('*.ts', '*.tsx'))
  for (const id of new Set(text.match(idNamed)))
    if (!requirements.has(id) && prefixes.has(id.split('-')[0]))
      faults.push(`${path} names ${id}, which does not exist.`)
for (const { path, text } of filesLike('*.test.ts', '*.test.tsx', '*.spec.ts', '*.spec.tsx', '*.contract.ts')) {
  const titles = [...text.matchAll(title)].map(([, single, double, template]) => single ?? double ?? template ?? '')
  for (const id of new Set(titles.flatMap((words) => words.match(idNamed) ?? [])))
    requirements.get(id)?.tests.push(path)
}

for (const [id, { sentence, tests }] of requirements) {
  if (!process.argv.includes('--quiet')) console.log(`${id}\t${sentence}\t${tests.join(', ')}`)
  if (tests.length === 0) faults.push(`${id} is named by no test.`)
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
