import { PassThrough } from 'node:stream'
import { setImmediate as aTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { confirm } from './confirm.ts'

const question = 'Erase 2 messages for good?'

async function asked(answer: string | undefined, { isTTY = true, yes = false } = {}) {
  const stdin = Object.assign(new PassThrough(), { isTTY })
  const stderr = Object.assign(new PassThrough(), { isTTY })
  const warned: string[] = []
  const agreed = confirm(question, { yes, warn: (line) => warned.push(line), terminal: { stdin, stderr } })
  await aTurn()
  if (answer === undefined) stdin.end()
  else stdin.write(answer)
  return { agreed: await agreed, shown: String(stderr.read() ?? ''), warned: warned.join('\n') }
}

test.each(['y\n', 'yes\n', ' YES \n'])('LEAD-64: %j agrees', async (answer) => {
  const { agreed, shown } = await asked(answer)
  expect(agreed).toBe(true)
  expect(shown).toContain(question)
})

test.each(['\n', 'n\n', 'no\n', 'yesterday\n', undefined])('LEAD-64: %j does not', async (answer) => {
  expect(await asked(answer)).toMatchObject({ agreed: false, warned: 'Nothing was changed.' })
})

test('LEAD-64: where nobody can be asked the answer is no, with how to say yes', async () => {
  const { agreed, shown, warned } = await asked('y\n', { isTTY: false })
  expect([agreed, shown]).toEqual([false, ''])
  expect(warned).toContain('--yes')
})

test('LEAD-64: what was said beforehand is not asked', async () => {
  expect(await asked('n\n', { yes: true })).toMatchObject({ agreed: true, shown: '' })
})
