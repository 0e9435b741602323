import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { sessionCookie } from '#subjects/desk/server/desk-services.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { sessionOf } from '#tests/setup/desk-site.ts'
import { freePort } from '#tests/setup/free-port.ts'
import { endlessForm, hostileFiles } from '#tests/setup/hostile-files.ts'
import { megabytes, watchWorkers } from '#tests/setup/memory.ts'
import { databaseOf, newSite } from '#tests/setup/new-site.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const most = 256
/** Started as `npm start` and deploy/ start it. */
const smallHeap = [
  'sh',
  '-c',
  'exec "$0" --max-semi-space-size=2 --heap-growing-percent=20 --max-old-space-size=256 "$@"',
]

async function newDesk() {
  const port = String(await freePort())
  const [DESK_URL, DATA_DIR] = [`http://localhost:${port}`, newFolder()]
  const env = { DATA_DIR, DESK_URL, DESK_PORT: port, MALLOC_ARENA_MAX: '1' }
  const site = await newSite({ env, through: smallHeap })
  const database = await databaseOf({ DATA_DIR })
  const headers = {
    Cookie: `${sessionCookie(DESK_URL)}=${await sessionOf(database, 'Dana')}`,
    'Sec-Fetch-Site': 'same-origin',
  }
  /** Asks for a page again and again until something is done; how often it came. */
  async function visit(done: Promise<unknown>): Promise<number> {
    let [isOver, visits] = [false, 0]
    void done
      .catch(() => {})
      .finally(() => {
        isOver = true
      })
    while (!isOver) {
      expect((await fetch(`${site.url}/contact`)).status).toBe(200)
      visits += 1
    }
    return visits
  }
  return { ...site, deskUrl: DESK_URL, headers, visit }
}

const files = Object.entries(hostileFiles).slice(0, campaign({ short: 5, whole: 100 }))

test.runIf(process.platform === 'linux')(
  `DESK-23, CART-69, CART-204: ${files.length} files made to harm are each told in a sentence; visitors are served meanwhile, in less than ${most} MB`,
  async () => {
    const { deskUrl, url, pid, headers, visit } = await newDesk()
    let visits = 0
    for (const [what, { name, bytes, said }] of files) {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(bytes())]), name)
      const answer = fetch(`${deskUrl}/import`, { method: 'POST', headers, body }).then(async (sent) => {
        const page = parse(await sent.text())
        return (page.querySelector('main') ?? page).text.slice(0, 2_000)
      })
      const [told, workers, served] = await Promise.all([answer, watchWorkers(pid, answer), visit(answer)])
      visits += served
      expect(told, what).toMatch(said)
      expect(workers.most, what).toBeLessThanOrEqual(1)
      const held = megabytes(pid, 'VmHWM')
      expect(held + workers.highestOwn, `${what}: ${held}`).toBeLessThan(most)
    }
    expect(visits).toBeGreaterThan(files.length)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  },
  600_000,
)

/** Sends a form of so many megabytes in pieces without a length; the status, 0 where the line was cut before it came. */
async function sendForm(url: string, headers: Readonly<Record<string, string>>, size: number): Promise<number> {
  const sent = request(url, { method: 'POST', headers: { ...headers, ...endlessForm.headers } })
  const answer = once(sent, 'response').then(
    ([{ statusCode }]) => statusCode as number,
    () => 0,
  )
  await pipeline(Readable.from(endlessForm.pieces(size)), sent).catch(() => {})
  return answer
}

test.runIf(process.platform === 'linux')(
  `DESK-12: a form of 300 MB in pieces ends nothing, wherever at the desk it is sent, in less than ${most} MB`,
  async () => {
    const { deskUrl, pid, headers, visit } = await newDesk()
    const paths = ['/notices', '/import', '/shop/team/new', '/people', '/carts/ev-city/photos', '/import/any', '/hours']
    for (const path of paths.slice(0, campaign({ short: 2, whole: 100 }))) {
      const status = sendForm(deskUrl + path, headers, 300)
      await visit(status)
      // Of photos as much may come; one that is too large is refused by itself.
      expect([0, path.endsWith('photos') ? 422 : 413], path).toContain(await status)
      expect(megabytes(pid, 'VmHWM'), path).toBeLessThan(most)
    }
    expect((await fetch(`${deskUrl}/carts`, { headers })).status).toBe(200)
  },
  300_000,
)
