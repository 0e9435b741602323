/** 1, 'tree' → 'tree'; 0 or 2, 'tree' → 'trees'. The word alone: `formatCount` writes the figure before it. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
