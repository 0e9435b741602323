import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { jobs } from '#tests/setup/jobs-process.ts'
import { createWorker } from './worker.ts'

type Jobs = typeof jobs

test('SITE-86: the process beside the server does one job after the other; one that fails, eats all memory or never ends is told and holds nothing up', async () => {
  const { run, stop } = createWorker(resolve('tests/setup/jobs-process.ts'), { longestMs: 5_000 })
  onTestFinished(stop)
  const double = (number: number) => run<Jobs['double']>('double', async () => number)
  const done: string[] = []
  const noted = async (answer: Promise<unknown>) => done.push(await answer.then(String, (error) => error.message))
  await Promise.all([
    noted(double(1)),
    noted(run<Jobs['fail']>('fail', async () => undefined as never)),
    noted(run<Jobs['eat']>('eat', async () => undefined as never)),
    noted(double(2)),
    noted(run<Jobs['spin']>('spin', async () => undefined as never)),
    noted(double(3)),
  ])
  expect(done).toEqual(['2', 'this is no number', 'the process ended', '4', 'it took too long', '6'])
  await stop()
  await expect(double(4)).rejects.toThrow('the site is stopping')
})
