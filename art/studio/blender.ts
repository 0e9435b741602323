import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { remember } from './made.ts'
import { masterFile, parametersFile, type Shot, studio } from './shots.ts'

const blender = process.env.BLENDER_PATH ?? 'blender'
const largest = 250_000
const qualities = [90, 86, 82, 78, 74, 70] as const
const folder = resolve('.cache/studio')

/** Renders the shots one after the other; each becomes a master as soon as it is there, so that a stop loses only one. */
export async function renderShots(due: readonly Shot[]): Promise<void> {
  for (const shot of due) {
    const start = performance.now()
    const picture = join(folder, `${shot.name.replace('/', '-')}.png`)
    await run(shot, picture)
    const bytes = await keep(shot, picture)
    remember(shot)
    console.info(`${shot.name}  ${Math.round(bytes / 1024)} KB  ${Math.round((performance.now() - start) / 1000)} s`)
  }
}

async function run(shot: Shot, picture: string): Promise<void> {
  const job = join(folder, 'job.json')
  writeFileSync(job, JSON.stringify([{ ...shot, to: picture }]))
  const script = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', join(studio, 'render.py'), '--', job]
  const child = spawn(blender, script, { env: { ...process.env, CART_PARAMETERS: parametersFile } })
  const last: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => last.splice(0, last.length, ...last.slice(-14), line))
  }
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done))
  if (code !== 0) throw new Error(`Blender could not make ${shot.name}:\n${last.join('\n')}`)
}

/** The master: the best quality that keeps the file small enough. */
async function keep(shot: Shot, picture: string): Promise<number> {
  const file = masterFile(shot)
  mkdirSync(dirname(file), { recursive: true })
  for (const quality of qualities) {
    const encoded = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (encoded.length > largest) continue
    writeFileSync(file, encoded)
    return encoded.length
  }
  throw new Error(`${shot.name} does not fit into ${largest / 1000} KB.`)
}

export function blenderFails(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return `"${blender}" is not there. Install Blender 3.4 or later, or name it in BLENDER_PATH.`
  }
  return error instanceof Error ? error.message : String(error)
}
