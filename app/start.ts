import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

const onceServedMs = 3_000

// What V8 has made of the server's three megabytes stays beside them: reading them anew takes a quarter of a start. Where
// nothing can be written, nothing is kept.
enableCompileCache(join(import.meta.dirname, '../.compiled'))
await import('./main.ts')
// A process that is killed has written nothing; later than this the first visitors have been answered.
setTimeout(flushCompileCache, onceServedMs).unref()
