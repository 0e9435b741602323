import type { ReactNode } from 'react'
import './card.css'

interface CardProps {
  readonly children: ReactNode
  readonly as?: 'div' | 'li' | 'article' | 'section'
  readonly id?: string
  readonly className?: string
}

export function Card({ children, as: Element = 'div', id, className }: CardProps) {
  return (
    <Element id={id} className={className ? `card ${className}` : 'card'}>
      {children}
    </Element>
  )
}
