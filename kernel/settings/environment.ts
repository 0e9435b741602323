import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseEnv } from 'node:util'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings as texts, and a sentence for each that cannot be read. */
interface Read {
  readonly environment: Environment
  readonly faults: readonly string[]
}

/** Names another file than the one that stands in the working folder; `none` for no file at all. */
const fileSetting = 'SETTINGS_FILE'
const usualFile = '.env'

const isPath = (name: string) => name === 'DATA_DIR' || name.endsWith('_FILE')
/** A secret and the file that holds it are one setting in two forms. */
const plainName = (name: string) => name.replace(/_FILE$/, '')
const isSet = ([, value]: readonly [string, string | undefined]) => Boolean(value?.trim())

/**
 * The environment, and where that says nothing the settings file. Paths in the file are relative to its folder, so that the
 * site and the desk understand the same by them wherever they are started.
 */
export function withSettingsFile(environment: Environment, known: readonly string[]): Read {
  const named = environment[fileSetting]?.trim()
  if (named === 'none') return { environment, faults: [] }
  const file = resolve(named || usualFile)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT')
      return { environment, faults: [`${file} could not be read: ${unreadable[code] ?? String(code)}.`] }
    const missing = `The setting ${fileSetting} must be a file that can be read: there is no ${file}.`
    return { environment, faults: named ? [missing] : [] }
  }
  const given = new Set(
    Object.entries(environment)
      .filter(isSet)
      .map(([name]) => plainName(name)),
  )
  const own = Object.entries(parseEnv(text))
    .filter((entry) => isSet(entry) && !given.has(plainName(entry[0])))
    .map(([name, value = '']) => [name, isPath(name) ? resolve(dirname(file), value) : value] as const)
  return {
    environment: { ...environment, ...Object.fromEntries(own) },
    faults: faultsOf(text, known).map((fault) => `${file}, line ${fault}`),
  }
}

const unreadable: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  EACCES: 'the user who runs this may not read it',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not saved as UTF-8',
}

const emptyLine = /[ \t]*(?:#.*)?(?:\r?\n|$)/y
const entry =
  /[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|[^"'`#\s][^#\r\n]*?)?(?:[ \t]+#.*|[ \t]*)(?:\r?\n|$)/y
const malformed =
  'this is no setting such as PORT=3000. A value with "#" in it, or with spaces around it, stands in quotation marks that are closed.'

/** The parser of the platform passes over what it does not understand; that may be where the data is. No value is told. */
function faultsOf(text: string, known: readonly string[]): readonly string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  for (let at = 0; at < text.length; ) {
    const line = text.slice(0, at).split('\n').length
    const [found, name] = matchAt(emptyLine, text, at) ?? matchAt(entry, text, at) ?? []
    if (found === undefined) faults.push(`${line}: ${malformed}`)
    else if (name !== undefined && !known.includes(name))
      faults.push(`${line}: there is no setting ${name}. The settings are ${known.join(', ')}.`)
    else if (name !== undefined && seen.has(name)) faults.push(`${line}: ${name} stands there a second time.`)
    if (name !== undefined) seen.add(name)
    at = found === undefined ? text.indexOf('\n', at) + 1 || text.length : at + found.length
  }
  return faults
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Reads each of these secrets that stands in a file of its own, named by the setting with `_FILE` after it. */
export function withSecretsFromFiles(environment: Environment, secrets: readonly string[]): Read {
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
      const { code = 'no reason given' } = error as NodeJS.ErrnoException
      faults.push(`The setting ${name}_FILE must be a file that can be read: ${file} (${code}).`)
    }
  }
  return { environment: { ...environment, ...read }, faults }
}
