const mostWords = 12

/** CART-15: what a card says of a cart: the first sentence of its description; of a long one what stands before its colon or last comma. */
export function cardText(description: string): string {
  const sentence = description.match(/^.+?[.!?](?=\s+\p{Lu}|\s*$)/su)?.[0] ?? description
  const words = sentence.split(/\s+/)
  if (words.length <= mostWords) return sentence
  const begun = words.slice(0, mostWords).join(' ')
  const whole = begun.match(/^[^:;]+(?=[:;])/)?.[0] ?? begun.match(/^.+(?=,)/)?.[0]
  return whole === undefined ? sentence : `${whole}.`
}
