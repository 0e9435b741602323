// `npm run requirements` lists each requirement with the tests that hold it, and what is missing; `--quiet` only what is missing.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

interface TextFile {
  readonly path: string
  readonly text: string
}

const requirementLine = /^- \*\*([A-Z]{3,4}-\d+)\*\* (.+(?:\n {2}\S.*)*)/gm
const idInTitle = /\b[A-Z]{3,4}-\d+\b/g
// A title is the first string of a call of test, it, describe or an `extend`ed one of them, also behind `.each(…)`.
const title =
  /(?:\b(?:test|it|describe|cached)(?:\.\w+)*\(|\]\)\(|\)\()\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

/** The titles of a test file, as they stand there. */
export function titlesIn(text: string): readonly string[] {
  return [...text.matchAll(title)].map(([, single, double, template]) => single ?? double ?? template ?? '')
}

/** Lays tests over requirements and says, in sentences, where they part ways. */
export function compareRequirements(readmes: readonly TextFile[], tests: readonly TextFile[]) {
  const requirements = readmes.flatMap(({ path, text }) =>
    [...text.matchAll(requirementLine)].map(([, id = '', words = '']) => ({
      id,
      sentence: words.replace(/\n {2}/g, ' '),
      readme: path,
    })),
  )
  /** By id, the test files whose titles name it. */
  const heldBy = new Map<string, string[]>(requirements.map(({ id }) => [id, []]))
  const prefixes = new Set(requirements.map(({ id }) => id.split('-')[0]))
  const faults: string[] = []
  for (const [id, same] of Map.groupBy(requirements, (requirement) => requirement.id))
    if (same.length > 1) faults.push(`${id} is used twice: in ${same.map(({ readme }) => readme).join(' and in ')}.`)
  for (const { path, text } of tests)
    for (const id of new Set(titlesIn(text).flatMap((words) => words.match(idInTitle) ?? []))) {
      if (heldBy.has(id)) heldBy.get(id)?.push(path)
      else if (prefixes.has(id.split('-')[0])) faults.push(`${path} names ${id}, which does not exist.`)
    }
  for (const [id, files] of heldBy) if (files.length === 0) faults.push(`${id} is named by no test.`)
  return { requirements, heldBy, faults }
}

function files(...patterns: string[]): readonly TextFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns])
  const paths = listed.toString().split('\n').filter(existsSync)
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

if (import.meta.main) {
  const { requirements, heldBy, faults } = compareRequirements(
    files('kernel/README.md', 'kit/README.md', 'subjects/*/README.md'),
    files('*.test.ts', '*.test.tsx', '*.spec.ts', '*.spec.tsx', '*.contract.ts'),
  )
  if (!process.argv.includes('--quiet'))
    for (const { id, sentence } of requirements) console.log(`${id}\t${sentence}\t${heldBy.get(id)?.join(', ')}`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
