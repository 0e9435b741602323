import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailServer } from '#tests/setup/mail-server.ts'
import { startSite } from '#tests/setup/site-process.ts'
import { type Answer, type Ask, asker, type Question } from './ask.ts'
import { crawl, nameOf } from './crawl.ts'
import { deskCommands, deskOf } from './desk.ts'
import { messages } from './messages.ts'
import { plainAnswer, plainMail, referenceNames } from './plain-text.ts'
import * as asked from './questions.ts'

const siteUrl = 'https://switchback.example'
const mailTimeoutMs = 20_000

/** Starts the build of a checkout over a database of its own and writes every answer into a folder, one file each. */
export async function takeAnswers(checkout: string, folder: string): Promise<number> {
  const names = new Set<string>()
  const references = referenceNames()
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const write = (name: string, text: string) => {
    names.add(name)
    writeFileSync(join(folder, fileName(name)), `${name}\n${references.name(text)}`)
  }
  const keep = (question: Question, answer: Answer) => write(nameOf(question), plainAnswer(answer))

  const data = mkdtempSync(join(tmpdir(), 'site-answers-'))
  const mailServer = await startMailServer()
  const env = {
    DATA_DIR: data,
    SITE_URL: siteUrl,
    SMTP_URL: mailServer.url,
    LEADS_TO: 'desk@switchback.example',
    LEADS_FROM: 'Switchback <site@switchback.example>',
    TZ: 'UTC',
    NODE_OPTIONS: `--import=${new URL('frozen-clock.ts', import.meta.url)}`,
  }
  process.chdir(checkout)
  const site = await startSite({ env })
  const { ask, close } = asker(site.url)
  try {
    await crawl(ask, siteUrl, await addresses(ask), keep)
    for (const question of asked.manners) keep(question, await ask(question))
    for (const path of asked.keptBefore) {
      const { etag = 'none' } = (await ask({ path })).headers
      const question = { path, headers: { 'if-none-match': etag }, note: 'kept before' }
      keep(question, await ask(question))
    }
    for (const question of messages) keep(question, await ask(question))

    const desk = deskOf(checkout, env)
    const deadline = performance.now() + mailTimeoutMs
    while (!/^Mails waiting: 0$/m.test(await desk('status')) && performance.now() < deadline) await wait(200)
    for (const text of mailServer.received.map((mail) => references.name(mailText(mail))).sort()) {
      const [subject = ''] = /^Subject: .*/m.exec(text) ?? []
      const same = [...names].filter((name) => name.startsWith(`MAIL ${text.split('\n', 1)[0]} ${subject}`)).length
      write(`MAIL ${text.split('\n', 1)[0]} ${subject} ${same + 1}`, text)
    }

    const [lead = ''] = references.known.keys()
    for (const [index, command] of deskCommands.entries()) {
      const args = command.replace('LEAD', lead).replace('DATA', data).split(' ').filter(Boolean)
      const said = references.name(await desk(...args)).replaceAll(data, 'DATA')
      // Messages of one instant have no order among them.
      write(`DESK ${index} ${command}`, command.startsWith('leads list') ? said.split('\n').sort().join('\n') : said)
    }
    write('DESK the file of all messages', sortedLines(references.name(readFileSync(join(data, 'leads.csv'), 'utf8'))))
    write('DESK the file of all carts', readFileSync(join(data, 'carts.json'), 'utf8'))
  } finally {
    close()
    await site.end()
    await mailServer.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return names.size
}

/** What the crawl starts from: the fixed lists, and every form of each town and cart there is. */
async function addresses(ask: Ask): Promise<readonly string[]> {
  const sitemap = (await ask({ path: '/sitemap.xml' })).body.toString('utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const towns = listed.flatMap((path) => /^\/(.+-(?:borough|township))-golf-carts$/.exec(path)?.[1] ?? [])
  const carts: { id: string; brand: string }[] = JSON.parse(
    (await ask({ path: '/api/vehicles' })).body.toString('utf8'),
  )
  if (towns.length === 0 || carts.length === 0) throw new Error('The site names no town or no cart.')
  return [
    ...listed,
    ...asked.wellKnown,
    ...asked.queries,
    ...asked.unknown,
    ...asked.nearMisses,
    ...asked.guesses,
    ...asked.earlierPictures,
    ...towns.flatMap(asked.aboutTown),
    ...carts.flatMap(({ id, brand }) => asked.aboutCart(id, brand)),
  ]
}

function mailText({ to, source }: { readonly to: readonly string[]; readonly source: string }): string {
  return `to ${to.join(', ')}\n${plainMail(source)}`
}

function sortedLines(text: string): string {
  return text.split('\n').sort().join('\n')
}

/** Readable, and one of its own for each answer even where capitals do not count. */
function fileName(name: string): string {
  const readable = name
    .replace(/^GET \/\.?|[^\w.=-]+/g, ' ')
    .trim()
    .slice(0, 90)
    .trim()
    .replaceAll(' ', '_')
  return `${readable}.${createHash('sha256').update(name).digest('hex').slice(0, 10)}`
}
