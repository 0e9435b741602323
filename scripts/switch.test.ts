import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A checkout with versions of its own, whose build writes down its version; one of them cannot be built. */
function checkoutOf(versions: readonly string[], broken: string) {
  const folder = mkdtempSync(join(tmpdir(), 'switchback-versions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_config_offline: 'true' } })
  const git = (...args: readonly string[]) => run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args)
  git('init', '--quiet')
  mkdirSync(join(folder, 'deploy'))
  cpSync('deploy/switch', join(folder, 'deploy/switch'))
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache/\nbuilt\nfound\n')
  for (const version of versions) {
    const name = 'shop'
    const write = `require('fs').writeFileSync('built', '${version}')`
    const build = version === broken ? 'exit 1' : `node -e "${write}"`
    // What npm asks of a version once its packages are there: here it looks what the site that runs would find by then.
    const install = `ls "${folder}/node_modules" > "${folder}/found"`
    const lock = { name, version, lockfileVersion: 3, packages: { '': { name, version } } }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, scripts: { install, build } }))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    git('add', '--all')
    git('commit', '--quiet', '--message', version)
    git('tag', `v${version}`)
  }
  const built = join(folder, 'built')
  return {
    packages: join(folder, 'node_modules'),
    found: () => readFileSync(join(folder, 'found'), 'utf8'),
    use: (...words: readonly string[]) => run('deploy/switch', ...words),
    built: () => readFileSync(built, 'utf8'),
    isBuilt: () => existsSync(built),
  }
}

test('SITE-130: one command that names a version switches to it, newer or older; one that cannot be built or is none changes nothing; what runs finds its packages until others take their place', () => {
  const { use, built, isBuilt, packages, found } = checkoutOf(['1.0.0', '1.1.0', '1.2.0'], '1.2.0')
  expect(use()).toMatchObject({ status: 2, stderr: expect.stringContaining('v1.1.0') })
  expect(isBuilt()).toBe(false)
  for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
    mkdirSync(join(packages, 'sharp'), { recursive: true })
    expect(use(`v${version}`)).toMatchObject({ status: 0 })
    expect([found(), existsSync(join(packages, 'sharp'))]).toEqual([expect.stringContaining('sharp'), false])
    expect(built()).toBe(version)
  }
  expect(use('v1.2.0')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('v1.2.0 could not be built: v1.0.0 stays.'),
  })
  expect(use('v9.9.9')).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no version v9.9.9.') })
  expect(built()).toBe('1.0.0')
}, 60_000)
