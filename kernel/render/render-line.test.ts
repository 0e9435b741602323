import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LineFull, RenderLine } from './render-line.ts'

test('SITE-53: between two pages that are made, everything else gets its turn', async () => {
  const line = new RenderLine(10)
  const order: string[] = []
  const pages = ['first', 'second', 'third'].map((name) => line.turn('path', () => void order.push(name)))
  for (let round = 0; round < 3; round += 1) {
    await nextRound()
    order.push('answer')
  }
  await Promise.all(pages)
  expect(order).toEqual(['first', 'answer', 'second', 'answer', 'third', 'answer'])
})

test('SITE-53: a page at a path alone is made before one that a query asks for', async () => {
  const line = new RenderLine(10)
  const order: string[] = []
  await Promise.all([
    line.turn('query', () => void order.push('a view')),
    line.turn('query', () => void order.push('another view')),
    line.turn('path', () => void order.push('a page')),
  ])
  expect(order).toEqual(['a page', 'a view', 'another view'])
})

test('SITE-53: work that waits holds up nobody, and work that fails leaves its place', async () => {
  const line = new RenderLine(1)
  const forever = line.turn('path', () => new Promise(() => {}))
  expect(await line.turn('path', () => 'next')).toBe('next')
  await expect(line.enter(() => line.turn('path', () => Promise.reject(new Error('no'))))).rejects.toThrow('no')
  expect(line.busy).toBe(false)
  void forever
})

test('SITE-54: nobody joins a line that is full', async () => {
  const line = new RenderLine(2)
  let leave: (value: string) => void = () => {}
  const inside = [1, 2].map(() =>
    line.enter(
      () =>
        new Promise<string>((resolve) => {
          leave = resolve
        }),
    ),
  )
  await expect(line.enter(async () => 'third')).rejects.toThrow(LineFull)
  leave('made')
  expect(await inside[1]).toBe('made')
  expect(await line.enter(async () => 'third')).toBe('third')
})
