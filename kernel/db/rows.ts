/** Small enough for the bound on parameters of either database, large enough that statements are few. */
const rowsPerStatement = 100

/** As many at a time as one statement may name. */
export function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / rowsPerStatement) }, (_, chunk) =>
    items.slice(chunk * rowsPerStatement, (chunk + 1) * rowsPerStatement),
  )
}
