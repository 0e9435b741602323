import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A photograph as a telephone takes it: lying on its side, with the place where it was taken. */
export function telephonePhoto(width = 1600, height = 1200): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#1f4a3a' } }
  return sharp({ create: { width, height, channels: 3, background: '#c4622d' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Model: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A PNG whose head claims this many pixels: a few bytes that would unpack to gigabytes. */
export async function pixelBomb(side: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const head = Buffer.from(small.subarray(12, 29))
  head.writeUInt32BE(side, 4)
  head.writeUInt32BE(side, 8)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(head))
  return Buffer.concat([small.subarray(0, 12), head, sum, small.subarray(33)])
}

/** A WebP file with the head of one, and these bytes for its picture. */
export function webpOf(width: number, height: number, picture: Uint8Array = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(30)
  head.write('RIFF\0\0\0\0WEBPVP8 ')
  head.writeUInt32LE(22 + picture.length, 4)
  head.writeUInt32LE(10 + picture.length, 16)
  head.set([0x9d, 0x01, 0x2a], 23)
  head.writeUInt16LE(width, 26)
  head.writeUInt16LE(height, 28)
  return Buffer.concat([head, picture])
}
