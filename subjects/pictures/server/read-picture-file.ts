import { readFileSync, statSync } from 'node:fs'
import { NoPictureError } from './no-picture.ts'

const largestBytes = 20 * 1024 * 1024

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
}

/** The bytes of a file that somebody named as a picture; a sentence where there are none. */
export function readPictureFile(file: string): Buffer {
  try {
    const about = statSync(file)
    if (about.isDirectory()) throw new NoPictureError('is a folder: name the files in it')
    if (!about.isFile()) throw new NoPictureError('is no file')
    if (about.size > largestBytes) throw new NoPictureError(`is larger than ${largestBytes / 1024 / 1024} MB`)
    return readFileSync(file)
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new NoPictureError(reason) : error
  }
}
