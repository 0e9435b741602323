import { describe, expect, it } from 'vitest'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { vehicleSchema } from './vehicle.ts'

const cart = featuredVehicles[0]
const problems = (change: Record<string, unknown>) =>
  vehicleSchema
    .safeParse({ ...cart, ...change })
    .error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? []

describe('Vehicle', () => {
  it('CART-1: accepts a cart of ours and leaves out what only the drawing needs', () => {
    const vehicle = vehicleSchema.parse(cart)
    expect(vehicle.name).toBe('Evolution D5 Maverick 4 Plus')
    expect(vehicle).not.toHaveProperty('drawing')
  })

  it('CART-1: needs no more specifications than the seat count, and takes any further label', () => {
    const specifications = { seatingCapacity: 2, hitch: 'Two-inch receiver', batteryAge: 3 }
    expect(vehicleSchema.parse({ ...cart, specifications }).specifications).toEqual(specifications)
  })

  it.each([
    [{ price: '12995' }, 'price must be a number'],
    [{ id: 'D5 Maverick' }, 'id must consist of lower-case letters and digits joined by single hyphens'],
    [{ name: '  ' }, 'name must not be empty'],
    [{ name: 'Cart\u0000' }, 'name must not contain control characters'],
    [{ name: 'Cart \u202etrac' }, 'name must not contain control characters'],
    [{ description: 'A cart \u2066for you' }, 'description must not contain control characters'],
    [{ specifications: { seatingCapacity: 4, 'a\u200fb': '7' } }, 'specifications must not contain control characters'],
    [{ description: 'half a pair \ud83d' }, 'description must not contain control characters'],
    [{ images: ['https://elsewhere.example/cart.jpg'] }, 'images must be a path under /media/'],
    [{ images: ['/media/../secret'] }, 'images must be a path under /media/'],
    [{ specifications: { seatingCapacity: 1 } }, 'specifications must be 2 to 8'],
    [{ addedAt: '2025-02-30' }, 'addedAt must be a day such as 2025-06-14'],
  ])('CART-1: rejects %j', (change, problem) => {
    expect(problems(change)).toEqual([problem])
  })

  it('CART-1: lets a description run over several lines', () => {
    expect(problems({ description: 'First.\n\tSecond.' })).toEqual([])
  })
})
