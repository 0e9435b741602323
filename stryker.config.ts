import { createHash } from 'node:crypto'

/** Where the rules stand, as a glob of folders; their tests stand beside them. */
export const rules = 'subjects/*/rules'

/** `SAMPLE=5` mutates one statement in five, chosen by its text: the same ones wherever the file may stand. */
const sample = Number(process.env.SAMPLE ?? 1)

/** What is used here of the path that Stryker's instrumenter shows for every node of a source. */
interface Path {
  readonly node: { readonly type: string }
  readonly parent: { readonly type: string } | null
  readonly parentPath: Path | null
  toString(): string
}

/** Whether a node is an outermost statement of a module or of a function declared in it: Stryker mutates all its parts, or none. */
function isOutermostStatement({ node, parent, parentPath }: Path) {
  if (parent?.type === 'Program') return !/FunctionDeclaration|ClassDeclaration|^Export/.test(node.type)
  if (parent?.type === 'ExportNamedDeclaration') return node.type === 'VariableDeclaration'
  const body = parent?.type === 'BlockStatement' && parentPath?.parent?.type === 'FunctionDeclaration'
  return body && parentPath.parentPath?.parent?.type !== 'BlockStatement'
}

const chosen = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() % sample === 0

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sample',
    value: {
      shouldIgnore(path: Path) {
        if (path.node.type === 'CallExpression' && path.toString().startsWith('import.meta.glob'))
          return 'Vite reads it as text'
        return sample > 1 && isOutermostStatement(path) && !chosen(path.toString()) ? 'not in the sample' : undefined
      },
    },
  },
]

export default {
  mutate: [`${rules}/**/*.ts`, '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.rules.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './stryker.config.ts'],
  ignorers: ['sample'],
  coverageAnalysis: 'perTest',
  // A mutant in what a module computes while it loads needs every test of every file that uses it: most of the time for a tenth of them.
  ignoreStatic: !process.env.FULL,
  concurrency: 2,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  // TypeScript 7 has no programming interface with which to rewrite tsconfig.json; nothing here needs it rewritten.
  tsconfigFile: 'none',
  ignorePatterns: ['.cache', 'dist', 'data', 'docs', 'tests/pages', 'tests/e2e'],
  tempDirName: '.cache/mutants',
  warnings: { slow: false },
  clearTextReporter: { logTests: false },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation.json' },
}
