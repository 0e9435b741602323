import { expect, test } from 'vitest'
import { progressOn } from './progress.ts'

function terminal(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream & {
    written: string[]
  }
}

test('SITE-42: a terminal shows one line that fills up and goes away', () => {
  const stream = terminal(true)
  const progress = progressOn(stream)
  progress.show('Checking', 0.5)
  progress.show('Checking', 0.501)
  progress.show('Checking', 2)
  progress.clear()
  progress.clear()
  expect(stream.written).toEqual([
    `\r\u001b[2KChecking ${'█'.repeat(15)}${'░'.repeat(15)} 50%`,
    `\r\u001b[2KChecking ${'█'.repeat(30)} 100%`,
    '\r\u001b[2K',
  ])
})

test('SITE-42: a pipe is left alone', () => {
  const stream = terminal(false)
  const progress = progressOn(stream)
  progress.show('Checking', 0.5)
  progress.clear()
  expect(stream.written).toEqual([])
})
