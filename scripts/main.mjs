// What the scripts of package.json do: node scripts/main.mjs COMMAND [ARGUMENT …]
import { become, build, demandNode, demandPort, install, installBeside, makePictures } from './set-up.mjs'

const commands = {
  async start() {
    await demandPort()
    await build()
    // What the site keeps is a few dozen megabytes; without bounds Node takes hundreds before it cleans up.
    const smallHeap = ['--max-semi-space-size=2', '--heap-growing-percent=20', '--max-old-space-size=256']
    become('dist/current/server/main.js', ...smallHeap)
  },
  async operator() {
    await build()
    become('dist/current/operator/main.js')
  },
  async build() {
    await install()
    await build()
    await makePictures()
  },
  async dev() {
    await install()
    become('scripts/dev-server.ts')
  },
  async check() {
    await install()
    process.argv.push('quick')
    become('scripts/run-checks.ts')
  },
  async test() {
    await build()
    await install()
    become('scripts/run-checks.ts')
  },
  /** Breaks the rules on purpose and lists what no test noticed. `SAMPLE=5` takes one statement in five. */
  async mutate() {
    await install()
    installBeside('@stryker-mutator/vitest-runner', [
      '@stryker-mutator/core@10.1.1',
      '@stryker-mutator/vitest-runner@10.1.1',
    ])
    process.argv.push('run', 'stryker.config.ts')
    become('node_modules/@stryker-mutator/core/bin/stryker.js')
  },
}

demandNode()
await commands[process.argv[2]]()
