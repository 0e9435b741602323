/** What a cart drives on. */
export type Ground = 'paved' | 'grass' | 'gravel' | 'steep' | 'narrow' | 'street'
