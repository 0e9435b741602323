import { BlockList } from 'node:net'
import { openDatabase } from '#app/database.ts'
import { readSettings } from '#app/settings.ts'
import { type AppServices, createSite } from '#app/site.ts'
import { createLog } from '#kernel/log/log.ts'
import { readBuiltAssets } from '#kernel/press/built-assets.ts'
import { createMessageStore } from '#subjects/contact/server/message/store.ts'
import { newFolder } from './site-process.ts'

export const testSiteUrl = 'https://www.switchback.test'

/** The whole site over a database of its own, for tests of pages; `changes` replace some of its services. */
export async function testApp(now = new Date('2026-05-06T15:00:00Z'), changes: Partial<AppServices> = {}) {
  const database = await openDatabase({ dataDir: newFolder() })
  const site = await createSite({
    siteUrl: testSiteUrl,
    hsts: readSettings({}).hsts,
    log: createLog('silent'),
    ports: database.ports,
    assets: readBuiltAssets('dist/current/client'),
    filesDirectory: 'dist/current/client',
    now: () => now,
    dataVersion: database.dataVersion,
    ready: database.ready,
    contact: {
      storeMessage: createMessageStore({ writer: database.writer, mailDomain: 'switchback.test', now: () => now }),
      ownOrigins: [testSiteUrl],
      trustedProxies: new BlockList(),
    },
    ...changes,
  })
  return { ...site, ports: database.ports, publicPorts: site.ports, database }
}
