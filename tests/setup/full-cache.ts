import { cacheText } from '#kernel/render/cached-response.ts'
import { PageCache } from '#kernel/render/page-cache.ts'

/**
 * Asks a page cache for many times what it may hold, and says by how much the process grew, in bytes. Run by
 * `node --expose-gc`, with the limit and the lengths of a key and of a text.
 */
const [limit = 0, keyLength = 0, textLength = 0] = process.argv.slice(2).map(Number)
const until = new Date(8.64e15)
const cache = new PageCache(limit)

async function fill(bytes: number): Promise<void> {
  for (let asked = 0, index = 0; asked < bytes; index += 1) {
    const unlike = `${index.toString(36)} `
    // A flat key of its own, as one that was read from a request is.
    const key = Buffer.from(unlike.repeat(keyLength).slice(0, keyLength)).toString('latin1')
    const text = unlike.repeat(textLength).slice(0, textLength)
    const { bytes: counted } = await cache.get(key + index, '1', 0, async () => {
      const response = cacheText(text, { status: 200, until, keep: true })
      await Promise.all([response.text.in('br'), response.text.in('gzip')])
      return response
    })
    asked += counted + key.length
  }
}

const settled = async () => {
  for (let times = 0; times < 4; times += 1) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, rss }
}

await fill(limit / 20)
const before = await settled()
await fill(limit * 3)
const after = await settled()
process.stdout.write(JSON.stringify({ used: after.used - before.used, rss: after.rss - before.rss }))
