import { serveJobs } from '#kernel/worker/serve-jobs.ts'

/** Jobs that go well and jobs that go wrong. */
export const jobs = {
  double: async (number: number) => number * 2,
  fail: async () => {
    throw new Error('this is no number')
  },
  eat: async () => {
    const eaten: object[] = []
    for (;;) eaten.push(new Array(1_000_000).fill({}))
  },
  never: () => new Promise(() => {}),
}

serveJobs(jobs)
