/** Small enough for the bound on parameters of either database, large enough that statements are few. */
const rowsPerStatement = 100

/** Cuts the items into chunks that one statement can name. */
export function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / rowsPerStatement) }, (_, chunk) =>
    items.slice(chunk * rowsPerStatement, (chunk + 1) * rowsPerStatement),
  )
}
