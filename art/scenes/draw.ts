// Draws the hero scenes: `node art/scenes/draw.ts` for all of them, or with the names of some.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Picture, toSvg } from './picture.ts'
import { campground } from './pictures/campground.ts'
import { dawnRow } from './pictures/dawn-row.ts'
import { forestTrail } from './pictures/forest-trail.ts'
import { lakeDock } from './pictures/lake-dock.ts'
import { mainStreet } from './pictures/main-street.ts'
import { ridgeOverlook } from './pictures/ridge-overlook.ts'
import { serviceBay } from './pictures/service-bay.ts'
import { showroomDusk } from './pictures/showroom-dusk.ts'
import { winterStorage } from './pictures/winter-storage.ts'

const pictures: Readonly<Record<string, () => Picture>> = {
  campground,
  'dawn-row': dawnRow,
  'forest-trail': forestTrail,
  'lake-dock': lakeDock,
  'main-street': mainStreet,
  'ridge-overlook': ridgeOverlook,
  'service-bay': serviceBay,
  'showroom-dusk': showroomDusk,
  'winter-storage': winterStorage,
}

const folder = fileURLToPath(new URL('../../public/media/scenes/', import.meta.url))
mkdirSync(folder, { recursive: true })

const wanted = process.argv.slice(2)
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const svg = toSvg(draw())
  writeFileSync(`${folder}${name}.svg`, svg)
  console.log(`${name}.svg ${svg.length} bytes, ${brotliCompressSync(svg).length} compressed`)
}
