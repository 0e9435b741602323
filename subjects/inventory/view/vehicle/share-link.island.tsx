import { type MouseEvent, useEffect, useState } from 'react'
import { island } from '#kernel/page/island.tsx'
import { fillText } from '#kit/formats/format.ts'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import './share-link.css'

interface ShareLinkProps {
  readonly url: string
  readonly name: string
  readonly price: string
}

const words = vehiclePageWords.share
type Way = 'link' | 'copy' | 'send'

/** Without script: a link to the cart's own address, and a mail. With script: what the device offers. */
function ShareLink({ url, name, price }: ShareLinkProps) {
  const [way, setWay] = useState<Way>('link')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    // A page outside a secure context has neither, although the types say so.
    const { share, clipboard } = navigator as Partial<Navigator>
    setWay(share ? 'send' : clipboard ? 'copy' : 'link')
  }, [])

  const onClick = async (event: MouseEvent) => {
    if (way === 'link') return
    event.preventDefault()
    try {
      if (way === 'send') await navigator.share({ title: name, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // The visitor canceled, or the browser refused: the visitor can copy the address from the browser's bar.
    }
  }

  const subject = encodeURIComponent(name)
  const body = encodeURIComponent(fillText(words.mailText, { name, price, url }))
  return (
    <p className="share-link small">
      <a className="link" href={`mailto:?subject=${subject}&body=${body}`}>
        {words.mail}
      </a>
      {/* Its words change once the browser is known: no part follows it that would move. */}
      <a className="link" href={url} onClick={onClick}>
        {words[way]}
      </a>
      <output>{copied && words.copied}</output>
    </p>
  )
}

export const ShareLinkIsland = island(ShareLink, { when: 'visible' })
