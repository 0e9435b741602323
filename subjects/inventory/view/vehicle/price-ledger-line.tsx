/** CART-110: how long a cart has been here and what it has cost, where that is known. */
export function PriceLedgerLine({ text }: { readonly text: string }) {
  return text === '' ? null : <p className="small soft">{text}</p>
}
