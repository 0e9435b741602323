import type { Subject } from '#kernel/subject.ts'

export const county: Subject = {
  name: 'county',
}
