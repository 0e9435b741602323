/** 'Golf carts in {town}', { town: 'Kidder' } → 'Golf carts in Kidder'. A name in braces that has no value stays. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braced, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braced,
  )
}
