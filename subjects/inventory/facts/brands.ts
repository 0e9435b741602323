import type { Brand } from './brand-record.ts'

/** The brands with a page of their own: a file each. */
export const brands: readonly Brand[] = Object.values(
  import.meta.glob<Brand>('./brands/*.ts', { eager: true, import: 'brand' }),
)
