import { serveJobs } from '#kernel/worker/serve-jobs.ts'
import { jobs } from './jobs.ts'

serveJobs(jobs)
