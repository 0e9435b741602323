import { useRef, useState } from 'react'
import { island, useTypedBefore } from '#kernel/page/island.tsx'

interface EchoProps {
  readonly label: string
}

function Echo({ label }: EchoProps) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  useTypedBefore(form, (typed) => setText(String(typed.get('text') ?? '')))
  return (
    <form ref={form} className="field">
      <label htmlFor="echo">{label}</label>
      <input id="echo" name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <output htmlFor="echo">{text}</output>
    </form>
  )
}

export const EchoIsland = island(Echo)
