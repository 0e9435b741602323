import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

test.each<[unknown, string]>([
  [{ code: 'ENOENT', path: '/x/none' }, 'there is no /x/none'],
  [{ code: 'ENOENT' }, 'there is no such file'],
  [{ code: 'ENOTDIR', path: '/x/a-file/y' }, 'there is no /x/a-file/y: a part of that path is a file'],
  [{ code: 'EISDIR' }, 'this is a folder, and a file is needed'],
  [{ code: 'ENOSPC', path: '/x', dest: '/y' }, 'there is no room left on the disk for /y: make room and ask again'],
  [{ code: 'EACCES', path: '/etc/x', message: 'EACCES: denied' }, 'this user may not read or write /etc/x'],
  [new Error('this is no picture'), 'this is no picture'],
  [{ code: 'ECONNREFUSED', message: '' }, 'ECONNREFUSED'],
  [
    { errcode: 1299, code: 'ERR_SQLITE_ERROR', message: 'NOT NULL constraint failed: runs.who' },
    'the database refused it, and nothing was changed: try it again in a minute',
  ],
  [
    { severity: 'ERROR', code: '40P01', message: 'deadlock detected' },
    'the database refused it, and nothing was changed: try it again in a minute',
  ],
  [{ errcode: 13, message: 'full' }, 'there is no room left on the disk for this: make room and ask again'],
  ['plain', 'plain'],
  [undefined, 'undefined'],
])('SITE-42: %o is "%s"', (error, sentence) => expect(errorSentence(error)).toBe(sentence))
