import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { jobs } from '#tests/setup/jobs-process.ts'
import { createWorker } from './worker.ts'

type Jobs = typeof jobs

const program = resolve('tests/setup/jobs-process.ts')
const nothing = async () => undefined as never

test('SITE-86: the process beside the server does one job after the other; one that fails or eats all memory is told and holds nothing up', async () => {
  const { run, stop } = createWorker(program)
  onTestFinished(stop)
  const double = (number: number) => run<Jobs['double']>('double', async () => number)
  const done: string[] = []
  const noted = async (answer: Promise<unknown>) => done.push(await answer.then(String, (error) => error.message))
  await Promise.all([
    noted(double(1)),
    noted(run<Jobs['fail']>('fail', nothing)),
    noted(run<Jobs['eat']>('eat', nothing)),
    noted(double(2)),
  ])
  expect(done).toEqual(['2', 'this is no number', 'the process ended', '4'])
  await stop()
  await expect(double(4)).rejects.toThrow('the site is stopping')
})

test('SITE-86: a job that never ends is ended', async () => {
  const { run, stop } = createWorker(program, { longestMs: 200 })
  onTestFinished(stop)
  await expect(run<Jobs['never']>('never', nothing)).rejects.toThrow('it took too long')
})
