import type { ReactNode } from 'react'

const looks = { plain: 'badge', new: 'badge badge-new', quiet: 'badge badge-quiet' }

export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={looks[look]}>{children}</span>
}
