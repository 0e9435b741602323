// Makes the icons that want pixels from the studio's picture of the mark. The favicon is the drawn mark itself.
import sharp from 'sharp'

const master = 'studio/masters/icons/mark.webp'

/** `shown` is the share of the master that an icon shows, `round` the radius of its corners as a share of its side. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, shown: 0.8, round: 0 },
  { file: 'icon-192.png', size: 192, shown: 0.76, round: 0.125 },
  { file: 'icon-512.png', size: 512, shown: 0.76, round: 0.125 },
  // Launchers cut it to any shape within it: all of the slope, and no corners of our own.
  { file: 'icon-maskable-512.png', size: 512, shown: 1, round: 0 },
]

const { width: side } = await sharp(master).metadata()

for (const { file, size, shown, round } of icons) {
  const part = Math.round(side * shown)
  const edge = Math.round((side - part) / 2)
  const shape = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * round}"/></svg>`
  await sharp(master)
    .extract({ left: edge, top: edge, width: part, height: part })
    .resize(size)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toFile(`public/${file}`)
}
