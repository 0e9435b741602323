/** Runs once the frame that shows its cause has been painted, so that a key is on the screen before its answer. */
export function afterPaint(run: () => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    pause = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(pause)
  }
}
