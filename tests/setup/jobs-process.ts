import { serveJobs } from '#kernel/worker/serve-jobs.ts'

/** Jobs that succeed and jobs that fail. */
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
