import {
  type CartFilter,
  type CartOrder,
  isCartFilter,
  type StayingCart,
  stayingText,
} from '#subjects/desk/rules/cart-lists.ts'

/** The carts that the list shows. */
export interface CartsShown {
  readonly search: string
  readonly show: CartFilter | undefined
  /** Their order; undefined for that of the site. */
  readonly sort?: CartOrder | undefined
}

type CartsQuery = Partial<CartsShown> & { readonly stays?: StayingCart | undefined }

/** The address of the list that shows these carts. */
export const cartsPath = (list: CartsQuery) => `/carts${cartsQuery(list)}`

/** '?search=ridge&show=used': empty where the list shows all carts in our order. */
export function cartsQuery({ search, show, sort, stays }: CartsQuery): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(show && { show }),
    ...(sort && { sort }),
    ...(stays && { stays: stayingText(stays) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** Whether the list shows some of the carts alone, so that all of it may be meant. */
export function narrows({ search = '', show = '' }: Readonly<Partial<Record<'search' | 'show', string | undefined>>>) {
  return search.trim() !== '' || isCartFilter(show)
}
