import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLine } from './command-line.ts'

test.each([
  ['the direction of reading', 'invoice\u202Efdp.exe', 'invoice\\u{202E}fdp.exe'],
  ['an isolate', '\u2066a\u2069', '\\u{2066}a\\u{2069}'],
  ['an escape sequence', '\u001B[2Jgone', '\\u{001B}[2Jgone'],
  ['a carriage return', 'all\rnone', 'all\\u{000D}none'],
  ['a C1 control', '\u009B31m', '\\u{009B}31m'],
  ['a line separator', 'a\u2028b', 'a\\u{2028}b'],
  ['nothing to see', 'a\u200Bb\uFEFF\u{E0041}\u3164', 'a\\u{200B}b\\u{FEFF}\\u{E0041}\\u{3164}'],
])('SITE-42: %s is shown as an escape', (_, line, shown) => expect(plainLine(line)).toBe(shown))

test.each(['Zoë 高橋 🛺', 'a line\n\tand another', '👩‍🔧 ❤️', 'می‌خواهم', 'C:\\users'])(
  'SITE-42: %j is shown as it is',
  (line) => expect(plainLine(line)).toBe(line),
)

test('SITE-42: nothing that is shown controls a terminal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (line) => {
      expect(plainLine(line)).not.toMatch(/(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u)
    }),
  )
})
