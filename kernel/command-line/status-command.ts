import { cannotOpen, databaseLocation, migrationsDone } from '#kernel/db/open-database.ts'
import type { Schema } from '#kernel/db/schema.ts'
import { siteVersion } from '#kernel/site-version.ts'
import { formatCount } from '#kit/formats/format.ts'
import { type AddCommands, examples } from './command-line.ts'
import type { Status, StatusCall } from './site-status.ts'

const timeoutMs = 5_000

/** For a person, and for a watchdog that looks at the exit code alone. */
export function statusCommand(siteStatus: (call: StatusCall) => Promise<Status>, schema: Schema): AddCommands {
  return (program, withCall) => {
    program
      .command('status')
      .description(
        'whether the site and the desk answer, what waits, what was given up, the last backup; exit code 1 when a person should look',
      )
      .addHelpText('after', examples('status || echo "look at the site"'))
      .action(
        withCall(async (call) => {
          const { settings, say, warn } = call
          say(`Version: ${siteVersion}`)
          const all = [await servingStatus('site', settings.siteUrl)]
          // Asks each process by itself: the proxy sends no request to one that has stopped.
          for (const each of settings.upstreams) all.push(await servingStatus('process', `http://${each}`))
          if (settings.desk) all.push(await servingStatus('desk', settings.desk.url))
          all.push((await databaseStatus(call, schema)) ?? (await siteStatus(call)))
          for (const line of all.flatMap(({ lines }) => lines)) say(line)
          const alarms = all.flatMap((one) => one.alarms)
          for (const alarm of alarms) warn(alarm)
          return alarms.length > 0 ? 1 : 0
        }),
      )
  }
}

/** Why `status` can tell nothing of the database; undefined where it can. */
async function databaseStatus({ settings, open }: StatusCall, { migrations }: Schema): Promise<Status | undefined> {
  const alarm = (sentence: string) => ({ lines: [], alarms: [sentence] })
  try {
    // Opening the database would run the outstanding migrations.
    const done = await migrationsDone(settings).catch((error: unknown) => {
      throw cannotOpen(databaseLocation(settings), error)
    })
    const pending = Object.keys(migrations).filter((name) => !done?.includes(name))
    if (pending.length > 0)
      return alarm(
        `The database is of an older version: ${formatCount(pending.length, 'migration')} pending (${pending.join(', ')}). Start the site of this version, or say this with the version that runs.`,
      )
    await open()
    return undefined
  } catch (error) {
    return alarm(`No message can be stored: ${error instanceof Error ? error.message : error}.`)
  }
}

async function servingStatus(part: 'site' | 'process' | 'desk', url: string): Promise<Status> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    const { version } = (await response.json()) as { readonly version?: string }
    const another = `The ${part} at ${url} is of version ${version}, and this command of ${siteVersion}: finish the update.`
    return { lines: [`Serving: ${url}, version ${version}`], alarms: version === siteVersion ? [] : [another] }
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: { readonly code?: string } }
    const alarm = `The ${part} does not answer at ${url} (${cause?.code ?? message}): start it, or look at its log.`
    return { lines: [`Serving: no answer from ${url}`], alarms: [alarm] }
  }
}
