import { startTransition, useEffect, useState } from 'react'

/** Follows a value once the frame that shows its cause has been painted: a key is on the screen before its answer. */
export function useAfterPaint<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(value)
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      pause = setTimeout(() => startTransition(() => setFollowed(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(pause)
    }
  }, [value])
  return followed
}
