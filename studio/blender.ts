import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import sharp from 'sharp'
import { remember } from './made.ts'
import { masterFile, type Shot, studio } from './shots.ts'

const blender = process.env.BLENDER_PATH ?? 'blender'
const largest = 250_000
const qualities = [86, 82, 78, 74, 70] as const
/** A scene has large soft faces and no clear ground: pressed as hard as a cart, its skies come out in bands. */
const sceneQualities = [95, 92, 89, ...qualities] as const
const folder = resolve('.cache/studio')

/** Renders the shots one after the other; each becomes a master as soon as it is there, so that a stop loses only one. */
export async function renderShots(due: readonly Shot[]): Promise<void> {
  const places = new Map(due.map((shot) => [join(folder, `${shot.name.replace('/', '-')}.png`), shot]))
  mkdirSync(folder, { recursive: true })
  // Two runs may go on at the same time.
  const job = join(folder, `job-${process.pid}.json`)
  const carts = join(folder, `carts-${process.pid}.json`)
  writeFileSync(job, JSON.stringify([...places].map(([to, shot]) => ({ ...shot, to }))))
  writeFileSync(carts, JSON.stringify(Object.fromEntries(due.flatMap((shot) => shot.carts))))
  const script = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', join(studio, 'render.py'), '--', job]
  const child = spawn(blender, script, { env: { ...process.env, CART_PARAMETERS: carts } })
  const ended = new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done))
  const last: string[] = []
  const note = (line: string) => last.splice(0, last.length, ...last.slice(-14), line)
  createInterface(child.stderr).on('line', note)
  const [code] = await Promise.all([ended, keepAsMade(child.stdout, places, note)])
  rmSync(job)
  rmSync(carts)
  if (code !== 0) throw new Error(`Blender stopped before all was made:\n${last.join('\n')}`)
}

/** `render.py` says "made FILE" for each. */
async function keepAsMade(
  output: Readable,
  places: ReadonlyMap<string, Shot>,
  note: (line: string) => void,
): Promise<void> {
  let start = performance.now()
  for await (const line of createInterface(output)) {
    const picture = line.replace(/^made /, '')
    const shot = places.get(picture)
    if (!shot) {
      // What goes wrong in a script is told here as well, between the steps of the renderer.
      if (!/^Fra:|^Saved:|^\s*$/.test(line)) note(line)
      continue
    }
    const bytes = await keep(shot, picture)
    remember(shot)
    console.info(`${shot.name}  ${Math.round(bytes / 1024)} KB  ${Math.round((performance.now() - start) / 1000)} s`)
    start = performance.now()
  }
}

/** The master: the best quality that keeps the file small enough. */
async function keep(shot: Shot, picture: string): Promise<number> {
  const file = masterFile(shot)
  mkdirSync(dirname(file), { recursive: true })
  for (const quality of shot.view ? qualities : sceneQualities) {
    const encoded = await sharp(picture)
      .resize(shot.width, shot.height)
      .webp({ quality, effort: 6, smartSubsample: !shot.view })
      .toBuffer()
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
