import { constants, setPriority } from 'node:os'

/** One job of the process beside the server: its input and its result go from process to process. */
export type Job = (input: never) => Promise<unknown>

export interface JobCall {
  readonly name: string
  readonly input: unknown
}

export type JobAnswer = { readonly result: unknown } | { readonly error: string }

/** The process beside the server does the jobs that it is sent: a job that fills its memory or crashes it harms no page. */
export function serveJobs(jobs: Readonly<Record<string, Job>>): void {
  // Lets the process that serves pages go first. At the lowest priority of all, a busy site would never get its jobs done.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  process.on('message', (call: JobCall) => {
    void answerTo(jobs, call).then((answer) => process.send?.(answer))
  })
  process.on('disconnect', () => process.exit())
}

async function answerTo(jobs: Readonly<Record<string, Job>>, { name, input }: JobCall): Promise<JobAnswer> {
  try {
    return { result: await jobs[name]?.(input as never) }
  } catch (error) {
    return { error: (error as Error).message }
  }
}
