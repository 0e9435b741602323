/** Where these carts stand side by side. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? '/inventory/compare' : `/inventory/compare?carts=${ids.join(',')}`
}
