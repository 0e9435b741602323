/** The first sentence of a description: what a card has room for. */
export function openingSentence(text: string): string {
  return text.match(/^.*?[.!?](?=\s)/s)?.[0] ?? text
}
