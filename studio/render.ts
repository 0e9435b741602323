// Renders what is missing or has changed since it was made: all pictures, or those whose names are given.
//   npm run art -- [name …] [--view front|side|rear|detail] [--list] [--keep]
import { parseArgs } from 'node:util'
import { blenderFails, renderShots } from './blender.ts'
import { isCurrent, remember } from './made.ts'
import { type Shot, shots, views } from './shots.ts'

const usage = `Give names of carts or scenes, or none for all. Views: ${views.join(', ')}.`

function chosen(): { readonly wanted: readonly Shot[]; readonly list: boolean; readonly keep: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { view: { type: 'string' }, list: { type: 'boolean' }, keep: { type: 'boolean' } },
  })
  const { view, list = false, keep = false } = values
  if (view !== undefined && !views.some((known) => known === view))
    throw new Error(`There is no view "${view}". ${usage}`)
  const all = shots()
  const subjects = new Set(all.map(({ subject }) => subject))
  const unknown = positionals.filter((name) => !subjects.has(name))
  if (unknown.length > 0) throw new Error(`There is no picture of "${unknown.join('", "')}". ${usage}`)
  const wanted = all.filter(
    (shot) =>
      (positionals.length === 0 || positionals.includes(shot.subject)) && (view === undefined || shot.view === view),
  )
  return { wanted, list, keep }
}

async function main() {
  const { wanted, list, keep } = chosen()
  if (keep) {
    for (const shot of wanted) remember(shot)
    return console.info(`${wanted.length} pictures count as made by the scripts as they are now.`)
  }
  const due = wanted.filter((shot) => !isCurrent(shot))
  console.info(`${due.length} of ${wanted.length} pictures are to be made.`)
  if (list) return console.info(due.map(({ name }) => name).join('\n'))
  await renderShots(due)
}

try {
  await main()
} catch (error) {
  console.error(blenderFails(error))
  process.exitCode = 2
}
