import type { ReactNode } from 'react'
import './badge.css'

export function Badge({ look, children }: { look?: 'plain' | 'new' | 'quiet'; children: ReactNode }) {
  return (
    <span className="badge" data-look={look}>
      {children}
    </span>
  )
}
