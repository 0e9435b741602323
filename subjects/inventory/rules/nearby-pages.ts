/** Which page numbers to offer: the first, the last, those around this one; null for a gap between them. */
export function nearbyPages(page: number, pages: number): readonly (number | null)[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(offered)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [before + 1, number] : [null, number]
  })
}
