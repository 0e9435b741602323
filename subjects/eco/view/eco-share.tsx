import { useState } from 'react'
import { ecoImpact } from '#subjects/eco/facts/eco-page.ts'
import type { EcoInput } from '#subjects/eco/rules/eco-calculator.ts'
import { ecoQueryString } from '#subjects/eco/rules/eco-query.ts'
import '#kit/parts/button.css'
import './eco-share.css'

const words = ecoImpact.result

export function EcoShare({ input }: { readonly input: EcoInput }) {
  const [copied, setCopied] = useState(false)
  const href = `/eco-impact?${ecoQueryString(input)}`
  const copy = () =>
    navigator.clipboard?.writeText(new URL(href, location.href).href).then(
      () => setCopied(true),
      // A browser that may not copy leaves the link beside the button.
      () => setCopied(false),
    )
  return (
    <div className="spread eco-share">
      <p>
        <a className="link" href={href}>
          {words.share}
        </a>
        <span className="small soft">{words.shareNote}</span>
      </p>
      <button type="button" className="button" aria-live="polite" onClick={copy}>
        {copied ? words.copied : words.copy}
      </button>
    </div>
  )
}
