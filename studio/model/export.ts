// Exports the models that are missing or have changed: all of them, or those of the carts whose ids are given.
//   npm run art:models -- [id …] [--list] [--keep]
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { blenderFails } from '../blender.ts'
import { studio } from '../shots.ts'
import { isCurrent, type Model, modelFile, models, remember } from './models.ts'
import { pack } from './pack.ts'

const work = resolve('.cache/studio')

function chosen() {
  const options = { list: { type: 'boolean' }, keep: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const unknown = positionals.filter((id) => !models.some((model) => model.id === id))
  if (unknown.length > 0)
    throw new Error(`There is no cart "${unknown.join('", "')}". Give ids of carts, or none for all.`)
  const wanted = models.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
  return { wanted, ...values }
}

/** Blender builds each cart and says "made FILE"; each becomes a master as soon as it is there. */
async function exportModels(due: readonly Model[]): Promise<void> {
  if (due.length === 0) return
  mkdirSync(work, { recursive: true })
  const places = new Map(due.map((model) => [join(work, `${model.id}.glb`), model]))
  const [job, carts] = ['job', 'carts'].map((name) => join(work, `${name}-models-${process.pid}.json`)) as [
    string,
    string,
  ]
  writeFileSync(job, JSON.stringify([...places].map(([to, { id }]) => ({ cart: id, to }))))
  writeFileSync(carts, JSON.stringify(Object.fromEntries(due.map(({ id, cart }) => [id, cart]))))
  const script = join(studio, 'model/export.py')
  const child = spawn(
    process.env.BLENDER_PATH ?? 'blender',
    ['-b', '-t', '1', '--factory-startup', '--python-exit-code', '1', '-P', script, '--', job],
    { env: { ...process.env, CART_PARAMETERS: carts }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done))
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => errors.push(line))
  const lines = (async () => {
    for await (const line of createInterface(child.stdout)) {
      const model = places.get(line.replace(/^made /, ''))
      if (model) await keep(model, line.replace(/^made /, ''))
    }
  })()
  const [code] = await Promise.all([ended, lines])
  rmSync(job)
  rmSync(carts)
  if (code !== 0) throw new Error(`Blender stopped before all was made:\n${errors.slice(-14).join('\n')}`)
}

async function keep(model: Model, exported: string): Promise<void> {
  const { bytes, faces } = await pack(readFileSync(exported))
  rmSync(exported)
  mkdirSync(dirname(modelFile(model)), { recursive: true })
  writeFileSync(modelFile(model), bytes)
  remember(model)
  console.info(`${model.id}  ${Math.round(bytes.length / 1024)} KB  ${faces} faces`)
}

async function main() {
  const { wanted, list, keep: asMade } = chosen()
  if (asMade) {
    for (const model of wanted) remember(model)
    return console.info(`${wanted.length} models count as made by the scripts as they are now.`)
  }
  const due = wanted.filter((model) => !isCurrent(model))
  console.info(`${due.length} of ${wanted.length} models are to be made.`)
  if (list) return console.info(due.map(({ id }) => id).join('\n'))
  await exportModels(due)
}

try {
  await main()
} catch (error) {
  console.error(blenderFails(error))
  process.exitCode = 2
}
