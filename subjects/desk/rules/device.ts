const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Chromebook', /CrOS/],
  ['Linux', /Linux/],
]

const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom|CriOS/],
  ['Safari', /Safari/],
]

/** 'iPhone, Safari': a name by which a person knows the device in a list, from what its browser says of itself. */
export function deviceNamed(userAgent: string): string {
  const of = (names: typeof systems) => names.find(([, sign]) => sign.test(userAgent))?.[0]
  return [of(systems), of(browsers)].filter(Boolean).join(', ') || 'Another device'
}
