import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

interface TextFile {
  readonly path: string
  readonly text: string
}

interface Requirement {
  readonly id: string
  readonly sentence: string
  readonly readme: string
}

interface Finding {
  readonly requirements: readonly Requirement[]
  /** By id, the test files whose titles name it. */
  readonly heldBy: ReadonlyMap<string, readonly string[]>
  readonly faults: readonly string[]
}

const requirementLine = /^- \*\*([A-Z]{3,4}-\d+)\*\* (.+(?:\n {2}\S.*)*)/gm
const idInTitle = /\b[A-Z]{3,4}-\d+\b/g
// A title is the first string of a call of test, it, describe or an `extend`ed one of them, also behind `.each(…)`.
const title =
  /(?:\b(?:test|it|describe|cached)(?:\.\w+)*\(|\]\)\(|\)\()\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

/** The requirements of one README, in their order. */
function requirementsIn({ path, text }: TextFile): readonly Requirement[] {
  return [...text.matchAll(requirementLine)].map(([, id = '', words = '']) => ({
    id,
    sentence: words.replace(/\n {2}/g, ' '),
    readme: path,
  }))
}

/** The titles of a test file, as they stand there. */
export function titlesIn(text: string): readonly string[] {
  return [...text.matchAll(title)].map(([, single, double, template]) => single ?? double ?? template ?? '')
}

/** Every id that a title of this test file names, each once. */
function idsIn({ text }: TextFile): readonly string[] {
  return [...new Set(titlesIn(text).flatMap((words) => words.match(idInTitle) ?? []))]
}

/** Lays tests over requirements and says, in sentences, where they part ways. */
export function compareRequirements(readmes: readonly TextFile[], tests: readonly TextFile[]): Finding {
  const requirements = readmes.flatMap(requirementsIn)
  const heldBy = new Map<string, string[]>(requirements.map(({ id }) => [id, []]))
  const prefixes = new Set(requirements.map(({ id }) => id.split('-')[0]))
  const faults: string[] = []
  requirements.forEach(({ id, readme }, index) => {
    const earlier = requirements.slice(0, index).find((other) => other.id === id)
    if (earlier) faults.push(`${id} is used twice: in ${earlier.readme} and in ${readme}.`)
  })
  for (const test of tests) {
    for (const id of idsIn(test)) {
      if (heldBy.has(id)) heldBy.get(id)?.push(test.path)
      else if (prefixes.has(id.split('-')[0])) faults.push(`${test.path} names ${id}, which does not exist.`)
    }
  }
  for (const [id, files] of heldBy) if (files.length === 0) faults.push(`${id} is named by no test.`)
  return { requirements, heldBy, faults }
}

/** What stands in this checkout. */
export function requirementsHere(): Finding {
  return compareRequirements(
    files('kit/README.md', 'subjects/*/README.md'),
    files('*.test.ts', '*.test.tsx', '*.spec.ts', '*.spec.tsx', '*.contract.ts'),
  )
}

function files(...patterns: string[]): readonly TextFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns])
  const paths = listed.toString().split('\n').filter(existsSync)
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

if (import.meta.main) {
  const { requirements, heldBy, faults } = requirementsHere()
  for (const { id, sentence } of requirements) console.log(`${id}\t${sentence}\t${heldBy.get(id)?.join(', ')}`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
