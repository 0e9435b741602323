import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureGround } from '#subjects/pictures/facts/pictures.ts'
import { pixelBomb, telephonePhoto } from '#tests/setup/photos.ts'
import type { DecodedPhoto } from './photo-store.ts'
import { readDealerPhoto } from './read-dealer-photo.ts'

const photo = await telephonePhoto()
const taken = async (bytes: Buffer) => (await readDealerPhoto(bytes)) as DecodedPhoto
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })

const png = await plain(300, 200).png().toBuffer()
const webp = await sharp(photo).webp().toBuffer()
const avif = await sharp(photo).avif({ effort: 0 }).toBuffer()
const bomb = await pixelBomb(30_000)
const vast = await plain(2500, 2000).avif({ effort: 0 }).toBuffer()
const stepwise = await plain(6000, 4000).png({ progressive: true }).toBuffer()
const stamp = await plain(199, 300).png().toBuffer()

describe('a photo of the dealer', () => {
  it('PIC-16: is turned upright, and tells nothing of where and with what it was taken', async () => {
    const before = await sharp(photo).metadata()
    expect([before.orientation, before.exif?.toString('latin1')]).toEqual([6, expect.stringContaining('Telephone')])
    const { webp, width, height } = await taken(photo)
    expect([width, height]).toEqual([1200, 1600])
    const [red = 0, green = 0] = await sharp(webp).resize(1, 2, { fit: 'fill' }).raw().toBuffer()
    // Its left half is green; upright, that is the upper one.
    expect(green).toBeGreaterThan(red)
    const { exif, icc, xmp, iptc, orientation } = await sharp(webp).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
  })

  it('PIC-16: is no larger than any screen needs, and never made larger', async () => {
    const { width, height } = await taken(await telephonePhoto(4000, 3000))
    expect([width, height]).toEqual([1920, 2560])
    expect(await readDealerPhoto(await plain(264, 248).png().toBuffer())).toMatchObject({ width: 264, height: 248 })
  })

  it.each(['png', 'webp', 'avif'] as const)(
    'PIC-16: may be %s, on our ground where it is transparent',
    async (format) => {
      const { webp } = await taken(await plain(280, 260).toFormat(format).toBuffer())
      const { channels } = await sharp(webp).stats()
      const ground = [1, 3, 5].map((at) => Number.parseInt(pictureGround.slice(at, at + 2), 16))
      expect(channels.map(({ mean }) => Math.round(mean / 8))).toEqual(ground.map((color) => Math.round(color / 8)))
    },
  )

  it.each([
    ['nothing', Buffer.alloc(0), 'is empty'],
    ['a text', 'not a picture', 'is neither JPEG, PNG, WebP nor AVIF'],
    ['a drawing', '\xEF\xBB\xBF<svg xmlns="http://www.w3.org/2000/svg"/>', /^is a drawing \(SVG\), neither/],
    ['a PDF', '%PDF-1.7', /^is a PDF, neither/],
    ['a GIF', 'GIF89a', /^is a GIF, neither/],
    ['a TIFF', 'II*\0\b\0\0\0', /^is a TIFF, neither/],
    ['a video', '\0\0\0\x14ftypqt  ', /^is a video, neither/],
    ...['heic', 'heix', 'mif1', 'hevc'].map(
      (brand) =>
        [brand, `\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, /^is a HEIC photo, .*iPhone: .*On a Mac: .*JPEG$/] as const,
    ),
    ['half a JPEG', photo.subarray(0, photo.length / 2), 'is damaged or cut short'],
    ['the head of a JPEG', photo.subarray(0, 20), 'is damaged or cut short'],
    ['a JPEG full of nonsense', Buffer.concat([photo.subarray(0, 3), Buffer.alloc(500, 7)]), 'is damaged or cut short'],
    ['half a PNG', png.subarray(0, png.length / 2), 'is damaged or cut short'],
    ['half a WebP', webp.subarray(0, webp.length / 2), 'is damaged or cut short'],
    ['half an AVIF', avif.subarray(0, avif.length / 2), 'is damaged or cut short'],
    ['a bomb', bomb, 'is 30,000 × 30,000 pixels, and at most 40 million can be taken'],
    [
      'an AVIF that memory does not hold',
      vast,
      'is 2,500 × 2,000 pixels, and at most 4 million can be taken of its kind: save it smaller, or as a plain JPEG',
    ],
    ['a PNG that memory does not hold', stepwise, /^is 6,000 × 4,000 pixels, and at most 20 million .* of its kind/],
    ['a stamp', stamp, 'is 199 × 300 pixels, and at least 200 × 200 are needed'],
  ] as const)('PIC-16: is refused with one sentence when it is %s', async (_, bytes, reason) => {
    const refused = await readDealerPhoto(Buffer.from(bytes as string, 'latin1'))
    if (typeof reason === 'string') expect(refused).toBe(reason)
    else expect(refused).toMatch(reason)
  })
})
