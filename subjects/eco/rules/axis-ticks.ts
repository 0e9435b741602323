const rounds = [1, 2, 5, 10]

/** Round figures between zero and the end of an axis, both left out where they do not fall on one; never in fractions. */
export function axisTicks(end: number, about = 6): number[] {
  const length = Math.abs(end)
  const rough = length / about
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const step = power * (rounds.find((round) => round * power >= rough) ?? 10)
  const count = Math.floor(length / step)
  return Array.from({ length: count }, (_, index) => Math.sign(end) * step * (index + 1))
}
