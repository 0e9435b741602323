import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { type CartGeometry, faultsOf, geometryFile, madeFrom, readGeometry } from './cart-geometry.ts'
import { parametersOf } from './parameters.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

/** `npm run art:geometry`: measures the carts whose parameters or scripts have changed, and says what is wrong with any. */
const carts = inventory.map((vehicle) => ({ id: vehicle.id, parameters: parametersOf(vehicle) }))
const known = new Map(readGeometry().map((cart) => [cart.id, cart]))
const due = carts.filter(({ id, parameters }) => known.get(id)?.made !== madeFrom(id, parameters))

if (due.length > 0) {
  const folder = mkdtempSync(join(tmpdir(), 'geometry-'))
  const [to, given] = [join(folder, 'measured.jsonl'), join(folder, 'carts.json')]
  writeFileSync(given, JSON.stringify(Object.fromEntries(due.map(({ id, parameters }) => [id, parameters]))))
  const script = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', join(import.meta.dirname, 'measure.py')]
  const { status, error } = spawnSync(
    process.env.BLENDER_PATH ?? 'blender',
    [...script, '--', to, ...due.map(({ id }) => id)],
    { env: { ...process.env, CART_PARAMETERS: given }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  if (error || status !== 0) throw new Error('Blender could not measure the carts.', { cause: error })
  for (const line of readFileSync(to, 'utf8').trim().split('\n')) {
    const cart: Omit<CartGeometry, 'made'> = JSON.parse(line)
    const parameters = due.find(({ id }) => id === cart.id)?.parameters
    if (parameters) known.set(cart.id, { made: madeFrom(cart.id, parameters), ...cart })
  }
  rmSync(folder, { recursive: true })
  const lines = carts.flatMap(({ id }) => known.get(id) ?? []).map((cart) => JSON.stringify(cart))
  writeFileAtomically(geometryFile, `${lines.join('\n')}\n`)
}

const faults = carts.flatMap(({ id }) => faultsOf(known.get(id) as CartGeometry).map((fault) => `${id}: ${fault}`))
console.info([`${due.length} of ${carts.length} carts measured.`, ...faults].join('\n'))
