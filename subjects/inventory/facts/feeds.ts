import { business } from '#subjects/dealership/facts/business.ts'

/** The columns of a vehicle file as listing services document them. */
export const vehicleFeedColumns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'condition',
  'availability',
  'price',
  'brand',
  'model',
  'year',
  'color',
  'product_type',
  'google_product_category',
  'identifier_exists',
  // Our own column: what the cart's page says of its time here.
  'price_history',
] as const

/** Two more columns for a cart with a special price. */
export const specialFeedColumns = ['sale_price', 'sale_price_effective_date'] as const

export const feedWords = {
  currency: 'USD',
  googleCategory: 'Vehicles & Parts > Vehicles > Motor Vehicles > Golf Carts',
  arrivals: {
    path: '/feeds/new-arrivals.xml',
    title: `New arrivals at ${business.name}`,
    text: 'Golf carts as they are added to the inventory, newest first.',
    most: 20,
  },
  vehicles: { path: '/feeds/vehicles.csv', title: 'The whole inventory as a file' },
} as const
