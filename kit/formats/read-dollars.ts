/** Reads an amount as people type it: '$12,995', '12995.00', '12,995 USD', and with `thousands` '12k'. */
export function readDollars(text: string, { thousands = false } = {}): number | undefined {
  const bare = text.replace(/[$\s]|USD/gi, '').replace(/,(?=\d{3}(?!\d))/g, '')
  const [, figure, times] = /^(-?\d+(?:\.\d+)?)(k)?$/i.exec(bare) ?? []
  if (figure === undefined || (times && !thousands)) return undefined
  return Number(figure) * (times ? 1000 : 1)
}
