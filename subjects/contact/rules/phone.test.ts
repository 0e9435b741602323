import { expect, test } from 'vitest'
import { phoneKey, searchPatterns } from './message-search.ts'

test.each([
  ['(570) 555-0134', '5705550134'],
  ['+1 570 555 0134', '5705550134'],
  ['1-570-555-0134 ext. 12', '5705550134'],
  ['570.555.0134 x7', '5705550134'],
  ['555-0134', '5550134'],
  ['+44 20 7946 0018', '442079460018'],
  ['call me', undefined],
  ['ada@example.com', undefined],
  ['12345', undefined],
  ['1 555 0134', '15550134'],
  ['2-570-555-0134', '25705550134'],
])('LEAD-54: %s is known by %s', (text, key) => expect(phoneKey(text)).toBe(key))

test.each([
  [' Ada ', '%ada%', undefined],
  ['50%_\\', '%50\\%\\_\\\\%', undefined],
  ['José\tM', '%jos_ m%', undefined],
  ['(570) 555', '%(570) 555%', '%570555%'],
  ['0134', '%0134%', '%0134%'],
  ['013', '%013%', undefined],
  ['cart 0134', '%cart 0134%', undefined],
])('LEAD-64: what was typed as %j is looked for as %j, as a number by %j', (typed, words, digits) =>
  expect(searchPatterns(typed)).toEqual({ words, digits }),
)
