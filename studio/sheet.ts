// Lays the masters side by side on one picture, to be judged as a set: npm run art:sheet [-- front|side|rear|detail|scenes]
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { pictureGround } from '#subjects/pictures/facts/pictures.ts'
import { masterFile, shots, views } from './shots.ts'

const kinds = [...views, 'scenes']
const [kind = 'all', ...rest] = process.argv.slice(2)
const gap = 8
const columns = kind === 'scenes' ? 3 : 6
const width = kind === 'scenes' ? 640 : 320

if (rest.length > 0 || (kind !== 'all' && !kinds.includes(kind))) {
  console.error(`Name one of ${kinds.join(', ')}, or nothing for all carts and scenes.`)
  process.exit(2)
}

const shown = shots().filter(
  (shot) => existsSync(masterFile(shot)) && (kind === 'all' || (shot.view ?? 'scenes') === kind),
)
if (shown.length === 0) {
  console.error('There is no such picture yet: npm run art makes them.')
  process.exit(2)
}

const height = Math.round((width * 3) / 4)
const tiles = await Promise.all(
  shown.map(async (shot, index) => ({
    input: await sharp(masterFile(shot))
      .flatten({ background: pictureGround })
      .resize(width, height, { fit: 'contain', background: '#1c2321' })
      .toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  })),
)
const target = resolve('.cache/studio/sheet.webp')
mkdirSync(resolve('.cache/studio'), { recursive: true })
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(shown.length / columns) * (height + gap),
    channels: 3,
    background: '#1c2321',
  },
})
  .composite(tiles)
  .webp({ quality: 84 })
  .toFile(target)
console.info(`${shown.length} pictures: ${target}`)
