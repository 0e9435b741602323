import { useState } from 'react'
import { ecoImpact } from '#content/eco/eco-page.ts'
import type { EcoInput } from '#site/eco/rules/eco-calculator.ts'
import { ecoQueryString } from '#site/eco/rules/eco-query.ts'

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
    <div className="eco-share">
      <p>
        <a className="link" href={href}>
          {words.share}
        </a>
        <span className="block text-small text-soft">{words.shareNote}</span>
      </p>
      <button type="button" className="btn noscript:hidden" aria-live="polite" onClick={copy}>
        {copied ? words.copied : words.copy}
      </button>
    </div>
  )
}
