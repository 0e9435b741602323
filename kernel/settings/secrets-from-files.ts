import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings that hold a password, and may stand in a file of their own, named by the setting with `_FILE` after it. */
export const secrets = ['DATABASE_URL', 'SMTP_URL', 'LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'] as const

/** With what stands in the files that the environment names; or the sentences that say why that does not work. */
export function withSecretsFromFiles(environment: Environment): {
  readonly environment: Environment
  readonly faults: readonly string[]
} {
  const faults: string[] = []
  const read = secrets.flatMap((name) => {
    const file = environment[`${name}_FILE`]
    if (file === undefined) return []
    if (environment[name] !== undefined) {
      faults.push(`The settings ${name} and ${name}_FILE must not both be set.`)
      return []
    }
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const]
    } catch (error) {
      const { code = 'no reason given' } = error as NodeJS.ErrnoException
      faults.push(`The setting ${name}_FILE must be a file that can be read: ${file} (${code}).`)
      return []
    }
  })
  for (const [name, secret] of read)
    if (!secret) faults.push(`The setting ${name}_FILE must be a file that holds something.`)
  return { environment: { ...environment, ...Object.fromEntries(read) }, faults }
}
