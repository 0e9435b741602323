import { expect, test } from 'vitest'
import { compareRequirements, requirementsHere } from './requirements.ts'

const readme = (text: string, path = 'site/zoo/README.md') => ({ path, text })
const held = (title: string) => ({ path: 'zoo.test.ts', text: `test(${title}, () => {})` })
const zoo = readme(
  '# Zoo\n\n- **ZOO-1** The lion is fed at 3 PM,\n  and on Sunday at 4.\n- **ZOO-2** Nobody feeds the keeper.\n',
)

test('a requirement is one sentence, and each test that names it stands beside it', () => {
  const { requirements, heldBy, faults } = compareRequirements([zoo], [held(`'ZOO-1, ZOO-2: meals'`)])
  expect(requirements[0]?.sentence).toBe('The lion is fed at 3 PM, and on Sunday at 4.')
  expect(heldBy.get('ZOO-2')).toEqual(['zoo.test.ts'])
  expect(faults).toEqual([])
})

test.each([
  `describe('ZOO-1: ZOO-2')`,
  `test.each(['a', 'b'])('ZOO-1, ZOO-2: %s', () => {})`,
  `it.each([\n  1,\n])(\n  "ZOO-1, ZOO-2: it's %s",\n)`,
  `for (const name of names) test(\`ZOO-1, ZOO-2: \${name}\`, () => {})`,
  `test.describe('ZOO-1', () => test('it\\'s ZOO-2'))`,
])('finds the titles in %s', (text) => {
  expect(compareRequirements([zoo], [{ path: 'zoo.test.ts', text }]).faults).toEqual([])
})

test('a requirement that no test names is found, a comment is no test', () => {
  const { faults } = compareRequirements([zoo], [{ path: 'zoo.test.ts', text: `// ZOO-2\ntest('ZOO-1: lunch')` }])
  expect(faults).toEqual(['ZOO-2 is named by no test.'])
})

test('a test that names what does not exist is found, other capitals are no ids', () => {
  const { faults } = compareRequirements([zoo], [held(`'ZOO-1, ZOO-2, ZOO-7: meals in UTF-8'`)])
  expect(faults).toEqual(['zoo.test.ts names ZOO-7, which does not exist.'])
})

test('a number used twice is found', () => {
  const other = readme('- **ZOO-1** The lion is fed twice.\n', 'site/lions/README.md')
  const { faults } = compareRequirements([zoo, other], [held(`'ZOO-1, ZOO-2: meals'`)])
  expect(faults).toEqual(['ZOO-1 is used twice: in site/zoo/README.md and in site/lions/README.md.'])
})

test('every requirement here is held by a test, and every test names one that exists', () => {
  const { requirements, faults } = requirementsHere()
  expect(faults).toEqual([])
  expect(requirements.length).toBeGreaterThan(100)
})
