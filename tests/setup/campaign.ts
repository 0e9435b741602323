/** How long a campaign of generated input or faults is: short by default, whole under `FULL=1`. */
export function campaign({ short, whole }: { readonly short: number; readonly whole: number }): number {
  return process.env.FULL === '1' ? whole : short
}
