import type { Subject } from '#kernel/subject.ts'

export const dealership: Subject = {
  name: 'dealership',
}
