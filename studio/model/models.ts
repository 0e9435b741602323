import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { type CartParameters, parametersOf } from '../parameters.ts'
import { masters, studio } from '../shots.ts'
import { writeFileAtomically } from '../write-file-atomically.ts'

/** The model of one cart, to be turned in the browser. */
export interface Model {
  readonly id: string
  readonly cart: CartParameters
}

export const models: readonly Model[] = inventory.map((vehicle) => ({ id: vehicle.id, cart: parametersOf(vehicle) }))

/** How a model is brought down to what a phone is sent: as many faces as that, in a file of at most that size. */
export const modelLimits = { faces: 34_000, bytes: 180_000, shrink: 0.85 } as const

const folder = join(studio, '../public/media/models')
const record = join(masters, 'models.json')

export const modelFile = ({ id }: Pick<Model, 'id'>): string => join(folder, `${id}.glb`)

const read = (): Record<string, string> => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {})

export const isCurrent = (model: Model): boolean => existsSync(modelFile(model)) && read()[model.id] === hashOf(model)

/** Notes that the model is there, made from the scripts as they are. */
export function remember(model: Model): void {
  const made = Object.entries({ ...read(), [model.id]: hashOf(model) }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileAtomically(record, `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`)
}

/** Light, stage and camera are not in a model: of the kit, only shapes and materials count. */
function hashOf(model: Model): string {
  const scripts = globSync(['cart/*.py', 'model/*.py', 'kit/{materials,mesh,pillow}.py'], { cwd: studio }).sort()
  const hash = createHash('sha256').update(JSON.stringify([model, modelLimits]))
  for (const file of scripts) hash.update(file).update(readFileSync(join(studio, file)))
  return hash.digest('hex').slice(0, 16)
}
