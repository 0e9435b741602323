import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseEnv } from 'node:util'

type Environment = Readonly<Record<string, string | undefined>>

/** Names another file than the one that stands in the working folder; `none` for no file at all. */
const fileSetting = 'SETTINGS_FILE'
const usualFile = '.env'

const isPath = (name: string) => name === 'DATA_DIR' || name.endsWith('_FILE')
/** A secret and the file that holds it are one setting in two forms. */
const plainName = (name: string) => name.replace(/_FILE$/, '')

const emptyLine = /[ \t]*(?:#.*)?(?:\r?\n|$)/y
const entry =
  /[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|[^"'`#\s][^#\r\n]*?)?(?:[ \t]+#.*|[ \t]*)(?:\r?\n|$)/y

/**
 * The environment, and where that says nothing the settings file. Paths in the file are relative to its folder, so that they
 * mean the same to whoever reads it from wherever.
 */
export function withSettingsFile(
  environment: Environment,
  known: readonly string[],
): { readonly environment: Environment; readonly faults: readonly string[] } {
  const named = environment[fileSetting]?.trim()
  if (named === 'none') return { environment, faults: [] }
  const file = resolve(named || usualFile)
  const text = textOf(file)
  if (text === undefined) {
    const faults = named ? [`The setting ${fileSetting} must be a file that can be read: there is no ${file}.`] : []
    return { environment, faults }
  }
  if (typeof text !== 'string') return { environment, faults: [`${file} could not be read: ${text.reason}.`] }
  const faults = faultsOf(text, known).map(({ line, what }) => `${file}, line ${line}: ${what}`)
  const given = new Set(
    Object.entries(environment)
      .filter(([, value]) => value?.trim())
      .map(([name]) => plainName(name)),
  )
  const own = Object.entries(parseEnv(text))
    .filter(([name, value]) => value?.trim() && !given.has(plainName(name)))
    .map(([name, value = '']) => [name, isPath(name) ? resolve(dirname(file), value) : value] as const)
  return { environment: { ...environment, ...Object.fromEntries(own) }, faults }
}

function textOf(file: string): string | { readonly reason: string } | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    if (code === 'EISDIR') return { reason: 'it is a folder' }
    if (code === 'EACCES') return { reason: 'whoever runs this may not read it' }
    return { reason: code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'it is not saved as UTF-8' : String(code) }
  }
}

interface Fault {
  readonly line: number
  readonly what: string
}

/** The parser passes over what it does not understand, and what it passes over may be where the data is. No value is told. */
function faultsOf(text: string, known: readonly string[]): readonly Fault[] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (let at = 0; at < text.length; ) {
    const line = text.slice(0, at).split('\n').length
    const [found, name] = matchAt(emptyLine, text, at) ?? matchAt(entry, text, at) ?? []
    if (found === undefined) faults.push({ line, what: malformed })
    else if (name !== undefined && !known.includes(name)) faults.push({ line, what: unknownName(name, known) })
    else if (name !== undefined && seen.has(name)) faults.push({ line, what: `${name} stands there a second time.` })
    if (name !== undefined) seen.add(name)
    const lineEnd = text.indexOf('\n', at)
    at = found === undefined ? (lineEnd < 0 ? text.length : lineEnd + 1) : at + found.length
  }
  return faults
}

const malformed =
  'this is no setting such as PORT=3000. A value with "#" in it, or with spaces around it, stands in quotation marks that are closed.'

function unknownName(name: string, known: readonly string[]): string {
  return `there is no setting ${name}. The settings are ${known.join(', ')}.`
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
