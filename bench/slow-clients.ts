/**
 * How long kept pages take for others while five hundred slow clients of six kinds hold their connections, beside how long
 * they take without. Build first; then `node bench/slow-clients.ts`.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from '#tests/setup/site-process.ts'
import { slowClients } from '#tests/setup/slow-clients.ts'
import { quantile, type Times, visitorsDuring } from './http/visitors.ts'

const rounds = 3
const { url, end } = await startSite({
  env: {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'switchback-slow-clients-')),
    TRUSTED_PROXIES: '',
    MAX_CONNECTIONS_PER_ADDRESS: '1000',
  },
})
const pages = ['/', '/contact', '/about'].map((path) => url + path)
for (const page of pages) await (await fetch(page)).text()
await wait(3_000)

const quiet: Times[] = []
const beside: Times[] = []
for (let round = 0; round < rounds; round += 1) {
  quiet.push(await visitorsDuring(pages, () => wait(8_000)))
  const sockets = await slowClients(Number(new URL(url).port), 500)
  beside.push(await visitorsDuring(pages, () => wait(8_000)))
  for (const socket of sockets) socket.destroy()
  await wait(1_000)
}
await end()

const p99 = (times: readonly Times[]) =>
  quantile(
    times.map((one) => quantile(one, 0.99)),
    0.5,
  )
const [without, withThem] = [p99(quiet), p99(beside)]
process.stdout.write(`kept pages, p99, median of ${rounds} rounds: ${without.toFixed(1)} ms without slow clients, `)
process.stdout.write(`${withThem.toFixed(1)} ms beside 500 of them (${(withThem / without).toFixed(2)})\n`)
process.exit()
