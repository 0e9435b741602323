import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/setup/free-port.ts'
import { newFolder } from '#tests/setup/site-process.ts'

/** What a version does before it serves, by which it fails. */
type Versions = Readonly<Record<string, string>>

const cannotBeBuilt = 'cannot be built'
/** As a migration that its own data break. */
const refusesData =
  "new (require('node:sqlite').DatabaseSync)(process.env.DATA_DIR + '/switchback.db').exec('drop table carts; drop table carts')"
/** As what the trial cannot know, since PostgreSQL has no copy. */
const refusesPostgres = "if (process.env.DATABASE_URL) throw new Error('this one does not start with PostgreSQL')"

const notesMailServer = "require('node:fs').appendFileSync('mail', process.env.SMTP_URL + '\\n')"

/** A server that answers at its port with its version, also when it is asked whether it is ready. */
const serverOf = (version: string, before: string) =>
  `${before}\nrequire('node:http').createServer((_, answer) => answer.end('${version}')).listen(process.env.PORT, '127.0.0.1')`

/** Instead of systemd: one unit, whose process lives on when this ends. */
const systemctl = (folder: string, port: number) => `#!/bin/sh
cd "${folder}"
case $1 in
list-units) [ ! -e unit ] || echo "switchback@${port}.service loaded active running" ;;
restart)
	echo "$2" >>restarted
	[ ! -s unit ] || kill -9 "$(cat unit)" 2>/dev/null
	set -a
	. ./settings.env
	PORT=${port} node dist/current/server/main.js >/dev/null 2>&1 &
	echo $! >unit
	;;
esac`

/** A checkout with versions of its own, whose build writes down its version, on a machine with these settings. */
async function checkoutOf(versions: Versions, settings: readonly string[] = []) {
  const folder = newFolder()
  const port = await freePort()
  const program = (name: string, lines: string) => {
    mkdirSync(join(folder, 'bin'), { recursive: true })
    writeFileSync(join(folder, 'bin', name), lines)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  program('systemctl', systemctl(folder, port))
  // A minute of patience is over in a few seconds.
  program('sleep', '#!/bin/sh\nexec /bin/sleep 0.05')
  writeFileSync(join(folder, 'settings.env'), ['SITE_URL=https://www.example.com', ...settings, ''].join('\n'))
  const env = {
    ...process.env,
    npm_config_offline: 'true',
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    SETTINGS_FILE: join(folder, 'settings.env'),
  }
  const run = async (command: string, ...args: readonly string[]) => {
    const child = spawn(command, args, { cwd: folder, env })
    const said = Promise.all([text(child.stdout), text(child.stderr)])
    const [status] = (await once(child, 'close')) as [number]
    const [stdout, stderr] = await said
    return { status, stdout, stderr }
  }
  const git = (...args: readonly string[]) => run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args)
  await git('init', '--quiet')
  mkdirSync(join(folder, 'deploy'))
  cpSync('deploy/switch', join(folder, 'deploy/switch'))
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache/\n/*\n!package*.json\n!deploy\n!server.js\n')
  for (const [version, before] of Object.entries(versions)) {
    const name = 'shop'
    const put = 'mkdir -p dist/current/server && cp server.js dist/current/server/main.js'
    const build = before === cannotBeBuilt ? 'exit 1' : put
    // What npm asks of a version once its packages are there: here it looks what the site that runs would find by then.
    const install = `ls "${folder}/node_modules" > "${folder}/found"`
    const lock = { name, version, lockfileVersion: 3, packages: { '': { name, version } } }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, scripts: { install, build } }))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    writeFileSync(join(folder, 'server.js'), serverOf(version, before))
    await git('add', '--all')
    await git('commit', '--quiet', '--message', version)
    await git('tag', `v${version}`)
  }
  const built = join(folder, 'dist/current/server/main.js')
  const unit = join(folder, 'unit')
  onTestFinished(() => {
    if (existsSync(unit)) process.kill(Number(readFileSync(unit, 'utf8')), 'SIGKILL')
  })
  return {
    packages: join(folder, 'node_modules'),
    found: () => readFileSync(join(folder, 'found'), 'utf8'),
    use: (...words: readonly string[]) => run('deploy/switch', ...words),
    built: () => /end\('([\d.]+)'\)/.exec(readFileSync(built, 'utf8'))?.[1],
    isBuilt: () => existsSync(built),
    /** Starts the unit, and waits until it answers. */
    async start() {
      await run('systemctl', 'restart', `switchback@${port}.service`)
      await expect.poll(answer).toEqual(expect.any(String))
    },
    /** Which process the unit has. */
    process: () => readFileSync(unit, 'utf8'),
    answer,
    /** What visitors got for as long as this took. */
    async visited<Result>(work: Promise<Result>) {
      let isOver = false
      const done = work.finally(() => {
        isOver = true
      })
      const answers = new Set<string | undefined>()
      while (!isOver) answers.add(await answer())
      return { result: await done, answers }
    },
    mailServers: () => readFileSync(join(folder, 'mail'), 'utf8').trim().split('\n'),
    left: () => (existsSync(join(folder, '.cache')) ? readdirSync(join(folder, '.cache')) : []),
  }
  async function answer(): Promise<string | undefined> {
    return fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.text(),
      () => undefined,
    )
  }
}

test('SITE-130: one command that names a version switches to it, newer or older; one that cannot be built or is none changes nothing; what runs finds its packages until others take their place', async () => {
  const { use, built, isBuilt, packages, found } = await checkoutOf({
    '1.0.0': '',
    '1.1.0': '',
    '1.2.0': cannotBeBuilt,
  })
  expect(await use()).toMatchObject({ status: 2, stderr: expect.stringContaining('v1.1.0') })
  expect(isBuilt()).toBe(false)
  for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
    mkdirSync(join(packages, 'sharp'), { recursive: true })
    expect(await use(`v${version}`)).toMatchObject({ status: 0 })
    expect([found(), existsSync(join(packages, 'sharp'))]).toEqual([expect.stringContaining('sharp'), false])
    expect(built()).toBe(version)
  }
  expect(await use('v1.2.0')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('v1.2.0 could not be built: v1.0.0 stays.'),
  })
  expect(await use('v9.9.9')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no version v9.9.9.'),
  })
  expect(built()).toBe('1.0.0')
})

/** The embedded database of a site, with a cart in it. */
function embedded(): string {
  const folder = newFolder()
  const database = new DatabaseSync(join(folder, 'switchback.db'))
  database.exec("pragma journal_mode = wal; create table carts (name text); insert into carts values ('Nomad')")
  database.close()
  return folder
}

test('SITE-156: a version that does not start on the data that are there is tried on a spare port, and the process that serves is not touched', async () => {
  const data = embedded()
  const mail = 'smtps://mail.example.com'
  const site = await checkoutOf({ '1.0.0': '', '1.1.0': refusesData, '1.2.0': notesMailServer }, [
    `DATA_DIR=${data}`,
    `SMTP_URL=${mail}`,
  ])
  await site.use('v1.0.0')
  await site.start()
  const before = site.process()
  expect(await site.visited(site.use('v1.1.0'))).toMatchObject({
    result: { status: 1, stderr: expect.stringMatching(/^v1\.1\.0 does not start: v1\.0\.0 stays\.$/m) },
    answers: new Set(['1.0.0']),
  })
  expect([site.process(), site.built(), site.left()]).toEqual([before, '1.0.0', []])
  const database = new DatabaseSync(join(data, 'switchback.db'))
  expect(database.prepare('select name from carts').all()).toEqual([{ name: 'Nomad' }])
  database.close()
  expect(await site.use('v1.2.0')).toMatchObject({ status: 0 })
  expect([await site.answer(), site.built()]).toEqual(['1.2.0', '1.2.0'])
  expect(site.mailServers()).toEqual(['smtp://127.0.0.1:9', mail])
})

test('SITE-156: where a process does not become ready with the new version, the one before comes back by itself', async () => {
  const site = await checkoutOf({ '1.0.0': '', '1.1.0': refusesPostgres }, [
    'DATABASE_URL=postgres://db.example.com/shop',
  ])
  await site.use('v1.0.0')
  await site.start()
  expect(await site.use('v1.1.0')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^v1\.1\.0 does not become ready: v1\.0\.0 is back\.$/m),
  })
  expect([await site.answer(), site.built()]).toEqual(['1.0.0', '1.0.0'])
})
