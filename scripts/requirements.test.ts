import { expect, test } from 'vitest'
import { compareRequirements } from './requirements.ts'

const readme = (text: string, path = 'site/zoo/README.md') => ({ path, text })
const zoo = readme(
  '# Zoo\n\n- **ZOO-1** The lion is fed at 3 PM,\n  and on Sunday at 4.\n- **ZOO-2** The keeper is not.\n',
)
const compare = (text: string, readmes = [zoo]) => compareRequirements(readmes, [{ path: 'zoo.test.ts', text }])

test('a requirement is one sentence, and each test that names it stands beside it', () => {
  const { requirements, heldBy } = compare(`test('ZOO-1, ZOO-2: meals', () => {})`)
  expect(requirements[0]?.sentence).toBe('The lion is fed at 3 PM, and on Sunday at 4.')
  expect(heldBy.get('ZOO-2')).toEqual(['zoo.test.ts'])
})

test.each([
  [[], `describe('ZOO-1: ZOO-2')`],
  [[], `test.each(['a', 'b'])('ZOO-1, ZOO-2: %s', () => {})`],
  [[], `it.each([\n  1,\n])(\n  "ZOO-1, ZOO-2: it's %s",\n)`],
  [[], `for (const name of names) test(\`ZOO-1, ZOO-2: \${name}\`, () => {})`],
  [[], `test.describe('ZOO-1', () => test('it\\'s ZOO-2'))`],
  [['ZOO-2 is named by no test.'], `// ZOO-2\ntest('ZOO-1: lunch')`],
  [['zoo.test.ts names ZOO-7, which does not exist.'], `test('ZOO-1, ZOO-2, ZOO-7: meals in UTF-8')`],
])('finds %j in %s', (faults, text) => {
  expect(compare(text).faults).toEqual(faults)
})

test('a number used twice is found', () => {
  const twice = readme('- **ZOO-1** The lion is fed twice.\n', 'site/lions/README.md')
  expect(compare(`test('ZOO-1, ZOO-2')`, [zoo, twice]).faults).toEqual([
    'ZOO-1 is used twice: in site/zoo/README.md and in site/lions/README.md.',
  ])
})
