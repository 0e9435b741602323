import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { errorSentence } from '#kernel/error-sentence.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Settings as texts, and a sentence for each that cannot be read. */
interface SettingTexts {
  readonly environment: Environment
  readonly faults: readonly string[]
}

/** The setting that names another settings file than the one in the working folder; `none` for no file. */
const fileSetting = 'SETTINGS_FILE'
const usualFile = '.env'

// Longer files were not written by hand, and take minutes to read.
const mostCharacters = 65_536
const longestLine = 4_096

const isPath = (name: string) => name === 'DATA_DIR' || name.endsWith('_FILE')
/** The name of a setting without `_FILE`: a secret and the file that holds it are one setting in two forms. */
const plainName = (name: string) => name.replace(/_FILE$/, '')
const isSet = ([, value]: readonly [string, string | undefined]) => Boolean(value?.trim())

/** Adds the settings file to the environment; paths in the file start from its folder, for the site and the command line alike. */
export function withSettingsFile(environment: Environment, known: readonly string[]): SettingTexts {
  const named = environment[fileSetting]?.trim()
  if (named === 'none') return { environment, faults: [] }
  const file = resolve(named || usualFile)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return { environment, faults: isMissing && !named ? [] : [`${file} could not be read: ${errorSentence(error)}.`] }
  }
  if (text.length > mostCharacters || text.split('\n').some(({ length }) => length > longestLine))
    return {
      environment,
      faults: [
        `${file} holds no settings: it has more than ${mostCharacters} characters, or a line of ${longestLine}.`,
      ],
    }
  const given = new Set(Object.entries(environment).flatMap((entry) => (isSet(entry) ? [plainName(entry[0])] : [])))
  const own = Object.entries(parseEnv(text))
    .filter((entry) => isSet(entry) && !given.has(plainName(entry[0])))
    .map(([name, value = '']) => [name, isPath(name) ? resolve(dirname(file), value) : value] as const)
  return {
    environment: { ...environment, ...Object.fromEntries(own) },
    faults: faultsOf(text, known).map((fault) => `${file}, line ${fault}`),
  }
}

/** Matches a setting, a remark or an empty line; then any other line. A value in quotation marks may span several lines. */
const entries =
  /^[ \t]*(?:(?:export[ \t]+)?(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|[^"'`#\s][^#\r\n]*?)?(?:[ \t]+#.*|[ \t]*)|#.*)?\r?$|^(?<malformed>.*)$/gm
const malformed =
  'this is no setting such as PORT=3000. A value with "#" in it, or with spaces around it, stands in quotation marks that are closed.'

/** Reports lines that the platform's parser would skip without a word: one may say where the data is. No report shows a value. */
function faultsOf(text: string, known: readonly string[]): readonly string[] {
  const names = new Set<string>()
  let next = 1
  return [...text.matchAll(entries)].flatMap(({ 0: entry, groups: { name, malformed: nothing } = {} }) => {
    const line = next
    next += entry.split('\n').length
    if (nothing) return [`${line}: ${malformed}`]
    if (name === undefined) return []
    if (!known.includes(name)) return [`${line}: there is no setting ${name}. The settings are ${known.join(', ')}.`]
    if (names.has(name)) return [`${line}: ${name} stands there a second time.`]
    names.add(name)
    return []
  })
}

/** Reads each of these secrets from its own file, where the setting with `_FILE` names one. */
export function withSecretsFromFiles(environment: Environment, secrets: readonly string[]): SettingTexts {
  const faults: string[] = []
  const read: Record<string, string> = {}
  for (const name of secrets) {
    const file = environment[`${name}_FILE`]
    if (file === undefined) continue
    if (environment[name] !== undefined) {
      faults.push(`The settings ${name} and ${name}_FILE must not both be set.`)
      continue
    }
    try {
      const secret = readFileSync(file, 'utf8').trim()
      if (secret) read[name] = secret
      else faults.push(`The setting ${name}_FILE must be a file that holds something.`)
    } catch (error) {
      faults.push(`The setting ${name}_FILE must be a file that can be read: ${errorSentence(error)}.`)
    }
  }
  return { environment: { ...environment, ...read }, faults }
}
