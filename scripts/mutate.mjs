// Breaks the rules on purpose and lists what no test noticed. `SAMPLE=5` takes one statement in five, `FULL=1` what modules
// compute while they load as well. The tool comes when it is asked for: every installation would carry 168 packages for it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { become, demandNode, install } from './set-up.mjs'

const tools = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1']

demandNode()
await install()
if (!existsSync('node_modules/@stryker-mutator/vitest-runner')) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = ['install', '--no-save', '--no-audit', '--no-fund', ...tools]
  const { status } = spawnSync(npm, options, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
process.argv.push('run', 'stryker.config.ts')
become('node_modules/@stryker-mutator/core/bin/stryker.js')
