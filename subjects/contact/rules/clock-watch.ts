/** Less is what a machine corrects by itself. */
const toleranceMs = 30_000

/** Says whether the wall clock has run on undisturbed for so long; it is to be asked often. */
export function createClockWatch(quietMs: number): (wallMs: number, elapsedMs: number) => boolean {
  let offset: number | undefined
  let disturbedAt = Number.NEGATIVE_INFINITY
  return (wallMs, elapsedMs) => {
    const measured = wallMs - elapsedMs
    offset ??= measured
    if (Math.abs(measured - offset) > toleranceMs) {
      offset = measured
      disturbedAt = elapsedMs
    }
    return elapsedMs - disturbedAt >= quietMs
  }
}
