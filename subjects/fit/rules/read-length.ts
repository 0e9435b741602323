/** Reads a length in inches, to the hundredth: `7'`, `84 in`, `7 ft 6 in`, `7'6"`; `bare` is the unit of a number alone. */
export function readLength(typed: string, bare: 'ft' | 'in'): number | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]|''/g, '"')
  const number = String.raw`(\d{1,5}(?:\.\d{1,3})?)`
  const alone = new RegExp(`^${number}$`).exec(text)
  if (alone) return toHundredths(Number(alone[1]) * (bare === 'ft' ? 12 : 1))
  const pattern = `^(?:${number}\\s*(?:'|f(?:oo|ee)?t\\.?))?[\\s-]*(?:${number}\\s*(?:"|in(?:ch(?:es)?)?\\.?)?)?$`
  const [, feet, inches] = new RegExp(pattern).exec(text) ?? []
  if (feet === undefined && inches === undefined) return undefined
  return toHundredths(Number(feet ?? 0) * 12 + Number(inches ?? 0))
}

const toHundredths = (inches: number) => Math.round(inches * 100) / 100
