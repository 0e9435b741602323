import { type ReactNode, useEffect, useState } from 'react'

interface CountUpProps {
  readonly durationMs: number
  /** Off where the visitor wants no motion, and where the result came with the page. */
  readonly animate: boolean
  /** Writes the figure at a share of the way from zero. */
  readonly children: (share: number) => ReactNode
}

/** A figure that counts up from zero to the eye; everybody else finds the final one there at once. */
export function CountUp({ durationMs, animate, children: write }: CountUpProps) {
  const [share, setShare] = useState(animate ? 0 : 1)
  useEffect(() => {
    if (!animate) return
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.min(1, Math.max(0, (now - start) / durationMs))
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [animate, durationMs])
  if (share === 1) return write(1)
  return (
    <>
      <span aria-hidden="true">{write(share)}</span>
      <span className="sr-only">{write(1)}</span>
    </>
  )
}
