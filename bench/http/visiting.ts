import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const addresses = workerData as readonly string[]
const visitors = 4
const agent = new Agent({ keepAlive: true })
const times: number[] = []
let over = false
parentPort?.once('message', () => {
  over = true
})

const visit = (address: string) =>
  new Promise<void>((resolve) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume()
      response.once('end', resolve)
    }).once('error', () => resolve())
  })

async function visitor(first: number): Promise<void> {
  for (let index = first; !over; index += 1) {
    const start = performance.now()
    await visit(addresses[index % addresses.length] ?? '')
    times.push(performance.now() - start)
    await wait(2)
  }
}

const each = (work: (index: number) => Promise<void>) =>
  Promise.all(Array.from({ length: visitors }, (_, index) => work(index)))
await each(() => visit(addresses[0] ?? ''))
parentPort?.postMessage([])
await each(visitor)
agent.destroy()
parentPort?.postMessage(times)
