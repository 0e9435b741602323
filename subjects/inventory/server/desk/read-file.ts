import { readFileSync, statSync } from 'node:fs'

const largestBytes = 32 * 1024 * 1024
const utf16Mark = Buffer.from([0xff, 0xfe])

/** The file cannot be read as a whole. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}

export interface FileText {
  readonly text: string
  readonly encoding: 'utf-8' | 'utf-16le' | 'windows-1252'
}

/** The text of a file: spreadsheets save UTF-8, UTF-16 ("Unicode text") or the code page of their machine. */
export function readFileText(file: string): FileText {
  if (statSync(file).size > largestBytes)
    throw new UnreadableFileError(`${file} is larger than ${largestBytes / 1024 / 1024} MB: divide it`)
  const bytes = readFileSync(file)
  if (bytes.subarray(0, 2).equals(utf16Mark)) return decode(bytes, 'utf-16le')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return decode(bytes, 'windows-1252')
  }
}

function decode(bytes: Buffer, encoding: FileText['encoding']): FileText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}
