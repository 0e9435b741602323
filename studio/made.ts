import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { masterFile, masters, type Shot, studio } from './shots.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

/** Which scripts and parameters each picture was made from, as one hash a picture. */
const record = join(masters, 'made.json')
const icon = '../public/favicon.svg'

const read = (): Record<string, string> => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {})

export const isCurrent = (shot: Shot): boolean => existsSync(masterFile(shot)) && read()[shot.name] === hashOf(shot)

/** Notes that the picture of this shot is there, made from the scripts as they are. */
export function remember(shot: Shot): void {
  const made = { ...read(), [shot.name]: hashOf(shot) }
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileAtomically(record, `${JSON.stringify(sorted, null, 2)}\n`)
}

function hashOf(shot: Shot): string {
  const hash = createHash('sha256').update(JSON.stringify(shot))
  for (const file of scriptsOf(shot)) hash.update(file).update(readFileSync(join(studio, file)))
  return hash.digest('hex').slice(0, 16)
}

/** A cart's picture follows from the cart's scripts; a scene's from those of land and town as well. */
function scriptsOf({ module, view }: Shot): readonly string[] {
  const own = [`scenes/${module.split('.').at(-1)}.py`, ...(view ? ['scenes/looks_at.py'] : [])]
  const folders = view ? ['kit', 'cart', 'props', 'wear'] : ['kit', 'cart', 'props', 'land', 'town']
  // `kit/mark.py` reads the mark from the site's icon.
  return [icon, ...own, ...folders.flatMap((folder) => globSync(`${folder}/*.py`, { cwd: studio }))].sort()
}
