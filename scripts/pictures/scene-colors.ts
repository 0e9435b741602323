import { basename } from 'node:path'
import sharp from 'sharp'
import { scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { readMasters } from './masters.ts'

/** What stands in for a scene while it loads: its own colors from sky to ground, in one rule that a page can carry. */
export async function sceneColors(folder: string): Promise<string> {
  const scenes = readMasters(folder).filter(({ path }) => path.startsWith(scenePictures.folder))
  const rules = scenes.map(async ({ path, bytes }) => {
    const colors = await sharp(bytes).removeAlpha().resize(1, 3, { fit: 'fill' }).raw().toBuffer()
    const stops = [0, 3, 6].map((at) => `#${colors.toString('hex', at, at + 3)}`)
    return `.scene-${basename(path, '.webp')}{background:linear-gradient(${stops.join(',')})}`
  })
  return (await Promise.all(rules)).join('')
}
