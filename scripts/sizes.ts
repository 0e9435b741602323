// `npm run sizes -- [REVISION]` prints lines by kind, now and at a revision (the last commit where none is named).
import { execFileSync } from 'node:child_process'

const revision = process.argv[2] ?? 'HEAD'
const folders = ['app', 'kernel', 'kit', 'scripts', 'subjects']

const isTest = (path: string) => /\.(?:test|spec|contract)\.tsx?$|^tests\/|\/tests\//.test(path)
const isSource = (path: string) => /\.(?:ts|tsx|mjs)$/.test(path)
const isFact = (path: string) => path.includes('/facts/')
const isProductionOf = (folder: string) => (path: string) =>
  path.startsWith(`${folder}/`) && isSource(path) && !isTest(path) && !isFact(path)

const kinds: readonly (readonly [name: string, counts: (path: string) => boolean])[] = [
  ...folders.map((folder) => [folder, isProductionOf(folder)] as const),
  ['all of these', (path) => folders.some((folder) => isProductionOf(folder)(path))],
  ['facts', (path) => isFact(path) && isSource(path) && !isTest(path)],
  ['tests', (path) => isTest(path) && isSource(path)],
  ['style sheets', (path) => path.endsWith('.css')],
  ['documents', (path) => path.endsWith('.md')],
]

/** The lines of each file, in the working tree or in a revision. */
function linesIn(tree: string): ReadonlyMap<string, number> {
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md']
  const words = ['grep', '--count', '-I', '-e', '', tree, '--', ...patterns]
  const counted = execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .trimEnd()
    .split('\n')
  return new Map(
    counted.map((line) => {
      const [, path = '', lines = '0'] = /([^:]+):(\d+)$/.exec(line) ?? []
      return [path, Number(lines)]
    }),
  )
}

const columns = [linesIn('--untracked'), linesIn(revision)]
const show = (name: string, cells: readonly (string | number)[]) =>
  process.stdout.write(`${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(10)).join('')}\n`)

show('lines', ['now', revision.slice(0, 8)])
for (const [name, counts] of kinds)
  show(
    name,
    columns.map((lines) => [...lines].reduce((sum, [path, count]) => sum + (counts(path) ? count : 0), 0)),
  )
