// What stays together and who uses whom: `npm run house`. Ends with 1 where an import breaks a rule of the house.
import { existsSync, readdirSync } from 'node:fs'
import { importsOfHouse } from './imports.ts'
import { measure, usedBy } from './measure.ts'
import { faultOf, subjects } from './rules.ts'

const imports = await importsOfHouse('.')
const faults = imports.flatMap(({ from, to }) => faultOf(from, to)?.replace(/^/, `${from} → ${to}: `) ?? [])
const { all, inside, amongSubjects, insideSubjects } = measure(imports)
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`

for (const subject of subjects) {
  const folders = [`content/${subject}`, `site/${subject}`].filter(existsSync)
  const uses = [...usedBy(imports, subject)].map(([other, times]) => `${other} ${times}`)
  console.info(`${subject}: ${folders.join(' and ')}; uses ${uses.join(', ') || 'nobody'}`)
}
const others = readdirSync('site', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !subjects.some((subject) => subject === entry.name),
)
for (const { name } of others) faults.push(`site/${name} is no subject: name it in scripts/house/rules.ts.`)
console.info(`
${insideSubjects} of ${amongSubjects} imports among the subjects above the foundation stay in one subject: ${percent(insideSubjects, amongSubjects)}.
With the foundation (${subjects.slice(0, 3).join(', ')}) counted as subjects it is ${inside} of ${all}: ${percent(inside, all)}.`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
