import { spawnSync } from 'node:child_process'
import { engines, isThere } from '#tests/engines/engines.ts'

/** Fetches the browsers that the journeys need and that are not there, from the system's packages. */
export function fetchEngines(): void {
  const packages = missing().flatMap((engine) => engine.packages)
  if (packages.length === 0) return
  process.stderr.write(`Getting ${packages.join(', ')} for the browser tests …\n`)
  const install = `apt-get update -qq && apt-get install -y -qq ${packages.join(' ')}`
  for (const [command = '', ...args] of [
    ['sh', '-c', install],
    ['sudo', '-n', 'sh', '-c', install],
  ]) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    if (missing().length === 0) return
  }
}

/** For each engine that is not there, a sentence. */
export function engineGaps(): readonly string[] {
  return missing().map(
    ({ name, packages }) => `${name} was not found (${packages.join(', ')}): no journey was made in it.`,
  )
}

function missing() {
  return engines.filter((engine) => !isThere(engine))
}
