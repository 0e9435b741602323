import { describe, expect, it } from 'vitest'
import { firstCarts } from './first-carts.ts'
import { newVehicleSchema, vehicleSchema } from './vehicle.ts'

const cart = firstCarts[0]
const problems = (change: Record<string, unknown>) =>
  vehicleSchema
    .safeParse({ ...cart, ...change })
    .error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? []

describe('Vehicle', () => {
  it('CART-1: leaves out what only the drawing needs', () => {
    expect(cart?.name).toBe('Evolution D5 Maverick 4 Plus')
    expect(cart).not.toHaveProperty('drawing')
  })

  it('CART-1: needs no more figures than the seat count, and takes any further label', () => {
    const { id, name, description, price, brand, category, images, inStock, isNew, features, addedAt } = {
      ...(cart as NonNullable<typeof cart>),
    }
    const bare = { id, name, description, price, brand, category, images, inStock, isNew, features, addedAt }
    const specifications = { hitch: 'Two-inch receiver', batteryAge: 3 }
    const least = { ...bare, specifications, seatingCapacity: 2, abilities: [] }
    expect(vehicleSchema.parse(least)).toEqual(least)
  })

  it('CART-212: a new cart is checked as every cart is, but for the id that its name will make', () => {
    const { id: _, ...unnamed } = cart as NonNullable<typeof cart>
    expect(newVehicleSchema.parse(unnamed)).toEqual(unnamed)
    expect(vehicleSchema.safeParse(unnamed).success).toBe(false)
    expect(newVehicleSchema.safeParse({ ...unnamed, soldOn: '2026-05-06' }).success).toBe(false)
  })

  it.each([
    [{ price: '12995' }, 'price must be a number'],
    [{ id: 'D5 Maverick' }, 'id must consist of lower-case letters and digits joined by single hyphens'],
    [{ name: '  ' }, 'name must not be empty'],
    [{ name: 'Cart\u0000' }, 'name must be one line without control characters'],
    [{ name: 'Cart \u202etrac' }, 'name must be one line without control characters'],
    [{ description: 'A cart \u2066for you' }, 'description must not contain control characters'],
    [{ specifications: { 'a\u200fb': '7' } }, 'specifications must have names without control characters'],
    [{ description: 'half a pair \ud83d' }, 'description must not contain control characters'],
    [{ images: ['https://elsewhere.example/cart.jpg'] }, 'images must be a path under /media/'],
    [{ images: ['/media/../secret'] }, 'images must be a path under /media/'],
    [{ seatingCapacity: 1 }, 'seatingCapacity must be 2 to 8'],
    [{ range: 0 }, 'range must be from 1 to 200'],
    [{ volts: 480 }, 'volts must be from 24 to 120'],
    [{ abilities: ['flies'] }, 'abilities must be one of the choices'],
    [{ model: 'constructor' }, 'model must be one of the choices'],
    [{ addedAt: '2025-02-30' }, 'addedAt must be a day such as 2025-06-14'],
  ])('CART-1: rejects %j', (change, problem) => {
    expect(problems(change)).toEqual([problem])
  })

  it('CART-1: lets a description run over several lines', () => {
    expect(problems({ description: 'First.\n\tSecond.' })).toEqual([])
  })
})
