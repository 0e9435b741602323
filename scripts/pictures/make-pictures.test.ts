import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { encodePicture } from '#subjects/pictures/server/encode-picture.ts'
import { pictureMaker } from './make-pictures.ts'

let house: string
let encoded: string[]
const paths = [...['368', '736', '1080'].flatMap((width) => [`x-${width}.avif`, `x-${width}.webp`]), 'x.webp'].sort()

beforeEach(async () => {
  house = mkdtempSync(join(tmpdir(), 'switchback-pictures-'))
  mkdirSync(join(house, 'masters/carts'), { recursive: true })
  writeFileSync(join(house, 'masters/carts/x.webp'), await master('#12352b'))
})

function master(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .webp()
    .toBuffer()
}

/** A build of its own, as a later run of the command is. */
async function build(into = 'from scratch'): Promise<string[]> {
  encoded = []
  if (into === 'from scratch') rmSync(join(house, 'built'), { recursive: true, force: true })
  const maker = pictureMaker({
    masters: join(house, 'masters'),
    kept: join(house, 'kept'),
    encode: (bytes, recipe) => {
      encoded.push(`${recipe.width}.${recipe.format}`)
      return encodePicture(bytes, recipe)
    },
  })
  await maker.writeAll(join(house, 'built'))
  return globSync('*', { cwd: join(house, 'built/media/carts') }).sort()
}

describe('the pictures of a build', () => {
  it('PIC-13: are every width in both formats, and the master', async () => {
    expect(await build()).toEqual(paths)
    for (const name of paths.filter((path) => path !== 'x.webp')) {
      const { width, height, format, exif, icc } = await sharp(join(house, 'built/media/carts', name)).metadata()
      const [, wanted, ending] = /-(\d+)\.(\w+)$/.exec(name) ?? []
      expect([width, height]).toEqual([Number(wanted), (Number(wanted) * 3) / 4])
      expect(format).toBe(ending === 'avif' ? 'heif' : ending)
      expect([exif, icc]).toEqual([undefined, undefined])
    }
  })

  it('PIC-13: a second build does not encode anything', async () => {
    await build()
    expect(encoded).toHaveLength(6)
    expect(await build()).toEqual(paths)
    expect(encoded).toEqual([])
  })

  it('PIC-13: a damaged file of the cache is made anew', async () => {
    await build()
    const [cut = '', changed = ''] = globSync('*', { cwd: join(house, 'kept') }).map((name) =>
      join(house, 'kept', name),
    )
    truncateSync(cut, 40)
    const bytes = readFileSync(changed)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(changed, bytes)
    await build()
    expect(encoded).toHaveLength(2)
    await build()
    expect(encoded).toEqual([])
  })

  it('PIC-13: a changed master is made anew', async () => {
    await build()
    writeFileSync(join(house, 'masters/carts/x.webp'), await master('#d9799a'))
    await build()
    expect(encoded).toHaveLength(6)
  })

  it('SITE-193: those that nobody sees first are left to the site, each with what it needs to make it; a later build completes them', async () => {
    const options = { masters: join(house, 'masters'), kept: join(house, 'kept') }
    const seen: string[] = []
    await pictureMaker(options).writeAll(join(house, 'built'), {
      now: ({ path }) => path.endsWith('-368.avif'),
      onProgress: (done, of) => seen.push(`${done} of ${of}`),
    })
    expect(globSync('*', { cwd: join(house, 'built/media/carts') }).sort()).toEqual(['x-368.avif', 'x.webp'])
    expect(seen.at(-1)).toBe('7 of 7')
    const listed = join(house, 'built/media/.later.json')
    const { kept, pictures } = JSON.parse(readFileSync(listed, 'utf8'))
    expect(kept).toBe(join(house, 'kept'))
    expect(pictures.map(({ path }: { path: string }) => path.slice(-4))).toEqual([
      'avif',
      'avif',
      'webp',
      'webp',
      'webp',
    ])
    expect(pictures[0]).toMatchObject({ master: '/media/carts/x.webp', recipe: { format: 'avif' } })
    expect(await build('what is there')).toEqual(paths)
    expect(encoded).toHaveLength(5)
    expect(existsSync(listed)).toBe(false)
  })

  it('PIC-13: one of them alone is made when somebody asks for it', async () => {
    const maker = pictureMaker({ masters: join(house, 'masters'), kept: join(house, 'kept') })
    expect((await sharp(await maker.at('/media/carts/x-368.webp')).metadata()).width).toBe(368)
    expect(await maker.at('/media/carts/x.webp')).toEqual(readFileSync(join(house, 'masters/carts/x.webp')))
    for (const path of ['/media/carts/x-369.webp', '/media/carts/y-368.webp', '/media/carts/../x.webp'])
      expect(await maker.at(path)).toBeUndefined()
    expect(existsSync(join(house, 'built'))).toBe(false)
  })
})
