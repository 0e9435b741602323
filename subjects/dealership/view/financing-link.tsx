import type { ReactNode } from 'react'
import { opensNewTab } from '#kit/parts/words.ts'
import { business } from '#subjects/dealership/facts/business.ts'

interface FinancingLinkProps {
  readonly children: ReactNode
  readonly className?: string
}

/** Links to the lender's application; all of the site uses this one (FIND-33). */
export function FinancingLink({ children, className }: FinancingLinkProps) {
  return (
    <a className={className} href={business.externalSites.financingApplication} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {opensNewTab}</span>
    </a>
  )
}
