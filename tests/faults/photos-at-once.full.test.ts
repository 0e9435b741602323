import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sessionCookie } from '#subjects/desk/server/desk-services.ts'
import { sessionOf } from '#tests/setup/desk-site.ts'
import { freePort } from '#tests/setup/free-port.ts'
import { megabytes, watchWorkers } from '#tests/setup/memory.ts'
import { databaseOf, newSite } from '#tests/setup/new-site.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { newFolder } from '#tests/setup/site-process.ts'

/** The largest of each kind that is taken. */
async function largePhotos(): Promise<readonly Buffer[]> {
  const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: '#2a7a4a' } })
  return Promise.all([
    telephonePhoto(7300, 5400),
    plain(5000, 4000).jpeg({ progressive: true }).toBuffer(),
    plain(5000, 4000, 4).png({ progressive: true }).toBuffer(),
    plain(7300, 5400, 4).withMetadata({ orientation: 6 }).png().toBuffer(),
    plain(2200, 1800, 4).withMetadata({ orientation: 6 }).avif({ effort: 0 }).toBuffer(),
  ])
}

test.runIf(process.platform === 'linux')(
  'PIC-16, PIC-51: of fifty photos that two people bring at once, the largest of each kind among them, one is made ready at a time, in less than 200 MB',
  async () => {
    const port = String(await freePort())
    const [DESK_URL, DATA_DIR] = [`http://localhost:${port}`, newFolder()]
    const site = await newSite({ env: { DATA_DIR, DESK_URL, DESK_PORT: port } })
    const database = await databaseOf({ DATA_DIR })
    const large = await largePhotos()
    const small = await Promise.all(Array.from({ length: 35 }, (_, number) => telephonePhoto(1600 + 2 * number, 1200)))
    const bring = async (name: string, cart: string, photos: readonly Buffer[]) => {
      const Cookie = `${sessionCookie(DESK_URL)}=${await sessionOf(database, name)}`
      const body = new FormData()
      for (const [number, photo] of photos.entries())
        body.append('photos', new Blob([new Uint8Array(photo)]), `photo-${number}.jpg`)
      const headers = { Cookie, 'Sec-Fetch-Site': 'same-origin' }
      const sent = { method: 'POST', headers, body, redirect: 'manual' } as const
      return (await fetch(`${DESK_URL}/carts/${cart}/photos`, sent)).status
    }
    const answers = Promise.all([
      bring('Dana', 'ev-nomad', [...large, ...small]),
      bring('Sam', 'ev-city', small.slice(0, 10)),
    ])
    const { most, highest } = await watchWorkers(site.pid, answers)
    expect(most).toBe(1)
    // A cart has thirty pictures at most: of more, those that fit are taken.
    expect(await answers).toEqual([303, 303])
    expect(highest).toBeGreaterThan(50)
    expect(highest).toBeLessThan(200)
    expect(megabytes(site.pid, 'VmHWM')).toBeLessThan(400)
  },
  240_000,
)
