import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#app/database.ts'
import { restoreBackup, writeBackup } from '#kernel/db/backup.ts'
import { readDataVersion } from '#kernel/db/data-version.ts'
import { type Change, withChange } from '#kernel/history/change.ts'
import { inTurn } from '#kernel/history/in-turn.ts'
import { latestRuns, readChanges, readRun } from '#kernel/history/read-runs.ts'
import { recordRun } from '#kernel/history/record-run.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { abilityNames } from '#subjects/inventory/facts/abilities.ts'
import type { FieldDefinition } from '#subjects/inventory/rules/cart-field.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { type Vehicle, vehicleFields, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { changeCarts, replaceCarts } from '#tests/setup/replace-carts.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { cartHistory, vehicleKind } from './cart-history.ts'
import { rowOf, type VehiclesTable } from './cart-row.ts'

const seeds = firstCarts
const [first, second, third] = seeds as [Vehicle, Vehicle, Vehicle, ...Vehicle[]]
const by = { who: 'ann', command: 'inventory set', at: new Date() }
const ids = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id)

/** Any value that each kind of field can hold, and each field that has rules of its own. */
const line = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => `x${text}`.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ''))
const anyOf = {
  text: line,
  day: fc
    .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
    .map((date) => date.toISOString().slice(0, 10)),
  flag: fc.boolean(),
  list: fc.array(line),
  map: fc.dictionary(line, fc.oneof(line, fc.integer()), { noNullPrototype: true }),
}
const ofItsOwn: Partial<Record<keyof Vehicle, fc.Arbitrary<unknown>>> = {
  images: fc.array(fc.stringMatching(/^\/media\/carts\/[a-z]{1,9}\.webp$/), { maxLength: 30 }),
  externalUrl: fc.webUrl(),
  abilities: fc.subarray([...abilityNames]),
}
/** A number that this field can hold: whole dollars, years, volts and inches lie apart. */
const numberOf = (schema: FieldDefinition['schema']) =>
  fc.constantFrom(
    ...[1, 2.5, 4, 8, 13, 26, 48.5, 72, 110, 149.25, 850, 1_999, 2_020, 99_999].filter(
      (one) => schema.safeParse(one).success,
    ),
  )
const anyValueOf = (name: string, { kind, schema, choices }: FieldDefinition): fc.Arbitrary<unknown> =>
  ofItsOwn[name as keyof Vehicle] ??
  (choices ? fc.constantFrom(...Object.keys(choices)) : kind === 'number' ? numberOf(schema) : anyOf[kind])
const mayBeLeftOut = (field: string) =>
  vehicleSchema.safeParse(Object.fromEntries(Object.entries(first).filter(([name]) => name !== field))).success
const fields = Object.entries<FieldDefinition>(vehicleFields)
const anyCart = fc
  .record(Object.fromEntries(fields.map(([name, field]) => [name, anyValueOf(name, field)])), {
    requiredKeys: fields.map(([name]) => name).filter((name) => !mayBeLeftOut(name)),
  })
  .map((cart) => ({ ...cart, id: first.id, ...('soldOn' in cart && { inStock: false }) }) as unknown as Vehicle)
  .filter((cart) => vehicleSchema.safeParse(cart).success)

/** What the vehicle store promises, on either database. */
export function cartStoreContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`vehicles in ${name}`, () => {
    let database: Database
    let settings: DatabaseSettings
    const open: Database[] = []
    const store = () => database.ports.vehicles
    const version = ({ db } = database) => readDataVersion(db)
    const openAnother = async (at = settings) => {
      const another = await openDatabase(at)
      open.push(another)
      return another
    }

    beforeAll(async () => {
      settings = await newSettings()
      database = await openAnother()
    })
    beforeEach(() => replaceCarts(store(), seeds))
    afterAll(async () => {
      await Promise.all(open.map(({ close }) => close()))
    })

    it('CART-75: lists every cart as it was put in, in order, gets one by its id, and nothing under another', async () => {
      expect(await store().list()).toEqual(seeds)
      expect(await store().get(second.id)).toEqual(second)
      for (const id of ['no-such-cart', '', 'EV-CITY', "x' or '1'='1", 'a\u0000b', '\ud800', '%', 'x'.repeat(100_000)])
        expect(await store().get(id)).toBeNull()
    })

    it('CART-75: keeps every field of a cart, and every one that a change gives or takes away', async () => {
      await fc.assert(
        fc.asyncProperty(anyCart, anyCart, async (before, after) => {
          for (const cart of [before, after]) {
            await changeCarts(store(), { put: [cart] })
            expect(await store().get(cart.id)).toEqual(cart)
          }
        }),
        { numRuns: 50 },
      )
    })

    it('knows the day on which a cart was last changed', async () => {
      const { vehicles } = (await openAnother(await newSettings())).ports
      expect(await vehicles.lastChanges()).toEqual(new Map(seeds.map(({ id, addedAt }) => [id, addedAt])))
      const before = easternClock(new Date()).day
      await changeCarts(vehicles, { put: [{ ...second, price: 1 }], remove: [third.id] })
      const changes = await vehicles.lastChanges()
      expect([before, easternClock(new Date()).day]).toContain(changes.get(second.id))
      expect([changes.get(first.id), changes.get(third.id)]).toEqual([first.addedAt, undefined])
    })

    it('CART-75: changes a cart in its place, adds a new one at the end, the last of two with one id, and removes', async () => {
      const newcomer = { ...first, id: 'newcomer' }
      const put = [newcomer, { ...second, price: 1 }, { ...newcomer, price: 2 }]
      await changeCarts(store(), { put, remove: [first.id, 'no-such-cart'] })
      expect(ids(await store().list())).toEqual([...ids(seeds).slice(1), 'newcomer'])
      expect([(await store().get(second.id))?.price, (await store().get('newcomer'))?.price]).toEqual([1, 2])
      await replaceCarts(store(), [third, first])
      expect(ids(await store().list())).toEqual([third.id, first.id])
    })

    it('CART-76: counts every change, seen at once, and nothing else', async () => {
      const [before, seen] = [await version(), database.dataVersion()]
      await store().list()
      await store().get(first.id)
      expect([await version(), database.dataVersion()]).toEqual([before, seen])
      await changeCarts(store(), { remove: [first.id] })
      expect(await version()).toBe(before + 1)
      expect(database.dataVersion()).not.toBe(seen)
    })

    it('CART-76: sees a change by another process', async () => {
      const another = await openAnother()
      const before = database.dataVersion()
      await changeCarts(another.ports.vehicles, { put: [{ ...first, price: 8 }] })
      await expect.poll(() => database.dataVersion(), { interval: 10 }).not.toBe(before)
      expect((await store().get(first.id))?.price).toBe(8)
    })

    it('CART-76: shows readers the old inventory until a change is whole', async () => {
      const another = await openAnother()
      const carts = (price: number) => Array.from({ length: 300 }, (_, id) => ({ ...first, id: `cart-${id}`, price }))
      await replaceCarts(store(), carts(1))
      const writing = changeCarts(store(), { put: carts(2) })
      const seen = await Promise.all(Array.from({ length: 10 }, () => another.ports.vehicles.list()))
      await writing
      for (const list of [...seen, await another.ports.vehicles.list()])
        expect([list.length, new Set(list.map(({ price }) => price)).size]).toEqual([300, 1])
    })

    it('CART-76: of 1,000 random edits at two desks at once none is lost, and who comes second at a field is told', async () => {
      const fresh = await newSettings()
      const desks = [await openAnother(fresh), await openAnother(fresh)] as const
      const raise = ({ specifications, ...cart }: Vehicle, field: string, amount: number): Vehicle => {
        const sum = (value: unknown) => Number(value ?? 0) + amount
        return field in vehicleFields
          ? { ...cart, specifications, [field]: sum(cart[field as 'price']) }
          : { ...cart, specifications: { ...specifications, [field]: sum(specifications[field]) } }
      }
      const [cart, field, amount] = [
        fc.constantFrom(first, second, third),
        fc.constantFrom('price', 'hours', 'miles', 'order', 'towBar', 'doors'),
        fc.integer({ min: 1, max: 99 }),
      ]
      const shall = new Map([first, second, third].map((each) => [each.id, each]))
      const told: string[] = []
      const work = async ({ vehicles }: Database['ports']) => {
        for (const [{ id }, ...edit] of fc.sample(fc.tuple(cart, field, amount), 500)) {
          for (let run: unknown; typeof run !== 'number'; ) {
            const before = (await vehicles.get(id)) as Vehicle
            run = await vehicles.apply([{ before, after: raise(before, ...edit) }], by).catch(String)
            if (typeof run === 'string') told.push(run)
          }
          shall.set(id, raise(shall.get(id) as Vehicle, ...edit))
        }
      }
      await Promise.all(desks.map(({ ports }) => work(ports)))
      expect(told).not.toEqual([])
      for (const sentence of told) expect(sentence).toContain(' was changed meanwhile: ')
      const [{ db, ports }] = desks
      for (const [id, wanted] of shall) expect(await ports.vehicles.get(id)).toEqual(wanted)
      // The history leads from what the carts were to what they are, run by run.
      const runs = await db.selectFrom('run_changes').selectAll().orderBy('run').execute()
      expect(runs).toHaveLength(1_000)
      const traced = new Map([first, second, third].map((each) => [each.id, each]))
      for (const { key, before, after } of runs) {
        const change = { before: JSON.parse(before ?? ''), after: JSON.parse(after ?? '') }
        expect(traced.get(key)).toEqual(withChange(traced.get(key) as Vehicle, { before: {}, after: change.before }))
        traced.set(key, withChange(traced.get(key) as Vehicle, change) as Vehicle)
      }
      expect(traced).toEqual(shall)
    })

    it('CART-106: lists what has a place by it first, the others as they came in', async () => {
      const [last] = seeds.slice(-1) as [Vehicle]
      const put = [last, third].map((cart, index) => ({ ...cart, order: index + 1 }))
      await changeCarts(store(), { put })
      const rest = ids(seeds).filter((id) => id !== last.id && id !== third.id)
      expect(ids(await store().list())).toEqual([last.id, third.id, ...rest])
    })

    describe('with a history', () => {
      let fresh: Database
      beforeAll(async () => {
        fresh = await openAnother(await newSettings())
      })
      const carts = () => fresh.ports.vehicles
      const undo = (id: number | undefined) => undoRun(fresh.db, { id: id ?? 0, by, kinds: { vehicle: cartHistory } })

      it('CART-100: keeps of each cart what changed, and nothing of what a database is filled with or stays', async () => {
        expect([await latestRuns(fresh.db, 10), await carts().ledgers()]).toEqual([[], new Map()])
        const newcomer = { ...first, id: 'newcomer' }
        const put = [{ ...first, price: 4 }, second, newcomer]
        const run = await changeCarts(carts(), { put, remove: [third.id, 'none'], by })
        const changes = await readChanges(fresh.db, run ?? 0)
        expect(new Map(changes.map(({ key, before, after }) => [key, [before, after]]))).toEqual(
          new Map([
            [first.id, [{ price: first.price }, { price: 4 }]],
            [third.id, [{ ...third, position: 3 }, null]],
            ['newcomer', [null, { ...newcomer, position: seeds.length + 1 }]],
          ]),
        )
        expect(await readRun(fresh.db, run ?? 0)).toMatchObject(by)
        expect(await changeCarts(carts(), { put: [second], remove: ['none'] })).toBeUndefined()
        await undo(run)
        expect(await carts().list()).toEqual(seeds)
      })

      it('CART-100: an undo puts back a field that went and takes one that came, and counts as a change', async () => {
        const { color, ...bare } = first
        expect(color).toBeDefined()
        const run = await changeCarts(carts(), { put: [{ ...bare, hours: 12 }] })
        const before = await version(fresh)
        await undo(run)
        expect(await carts().get(first.id)).toEqual(first)
        expect(await version(fresh)).toBe(before + 1)
      })

      it('CART-110: knows a new cart by the day it came in, and every price that was not taken back or was given again', async () => {
        const { day } = easternClock(new Date())
        await changeCarts(carts(), { put: [{ ...first, id: 'ledger-cart', price: 100, addedAt: '2025-08-04' }] })
        await undo(await changeCarts(carts(), { put: [{ ...first, price: 1 }] }))
        await changeCarts(carts(), { put: [{ ...second, price: 7 }] })
        const { run: takenBack } = await undo(await changeCarts(carts(), { put: [{ ...third, price: 9 }] }))
        expect(Object.fromEntries(await carts().ledgers())).toEqual({
          'ledger-cart': { since: '2025-08-04', moves: [] },
          [second.id]: { moves: [{ day, from: second.price, to: 7 }] },
        })
        await undo(takenBack)
        expect((await carts().ledgers()).get(third.id)).toEqual({ moves: [{ day, from: third.price, to: 9 }] })
      })

      it('CART-100, CART-200: an undo that would put a special price above the price changes nothing and says why', async () => {
        const special = { specialPrice: 5_000, specialUntil: addDays(easternClock(new Date()).day, 7) }
        await changeCarts(carts(), { put: [{ ...first, price: 6_000, ...special }] })
        const ended = await changeCarts(carts(), { put: [{ ...first, price: 6_000 }] })
        await changeCarts(carts(), { put: [{ ...first, price: 4_000 }] })
        await expect(undo(ended)).rejects.toThrow(
          `${first.name} cannot be as it was then: Special price must be lower than the price, $4,000`,
        )
        expect(await carts().get(first.id)).toEqual({ ...first, price: 4_000 })
        await changeCarts(carts(), { put: [first] })
      })
    })

    it('CART-211: a cart that an older build stored in words has its figures, in a restored backup as well', async () => {
      const fresh = await openAnother(await newSettings())
      const {
        abilities,
        range,
        volts,
        ampereHours,
        chemistry,
        chargingFrom,
        chargingTo,
        driveType,
        topSpeed,
        ...others
      } = first
      const words = {
        seatingCapacity: 4,
        range: '45 miles',
        batteryType: '48 V 110 Ah lithium',
        chargingTime: '6 to 8 hours',
        driveType: 'Rear-wheel drive',
        doors: 'none',
        topSpeed: '250 mph',
      }
      const { seating_capacity, ...row } = rowOf({ ...others, abilities: [], specifications: words })
      const older = { ...row, abilities: null, seating_capacity: null } as unknown as Partial<VehiclesTable>
      await fresh.db.updateTable('vehicles').set(older).where('id', '=', first.id).execute()
      const figures = { range, volts, ampereHours, chemistry, chargingFrom, chargingTo, driveType }
      const read = { ...others, ...figures, specifications: { doors: 'none', topSpeed: '250 mph' }, abilities: [] }
      await fresh.refreshDataVersion()
      expect(await fresh.ports.vehicles.get(first.id)).toEqual(read)
      const file = join(newFolder(), 'backup')
      await writeBackup(fresh, file, new Date())
      expect(await restoreBackup(fresh, file)).toEqual(new Map())
      expect(await fresh.ports.vehicles.get(first.id)).toEqual(read)

      const kept = { ...others, specifications: words, position: 1 }
      const undo = async (before: object, after: object | null) => {
        const change = { kind: vehicleKind, key: first.id, before, after } as Change
        const id = await inTurn(fresh.db, (turn) => recordRun(turn, by, [change]))
        return undoRun(fresh.db, { id: id ?? 0, by, kinds: { vehicle: cartHistory } })
      }
      await expect(
        undo({ 'specifications.range': '38 miles' }, { 'specifications.range': '45 miles' }),
      ).rejects.toThrow(`That change of ${first.name} is kept in words: change its figures on its own screen`)
      await changeCarts(fresh.ports.vehicles, { remove: [first.id] })
      await undo(kept, null)
      expect(await fresh.ports.vehicles.get(first.id)).toEqual(read)
    })

    it('CART-58: is filled once, also when two processes start together, and not again once it was changed', async () => {
      const fresh = await newSettings()
      const [one, other] = await Promise.all([openAnother(fresh), openAnother(fresh)])
      for (const { ports } of [one, other]) expect(await ports.vehicles.list()).toEqual(seeds)
      for (const carts of [[first], []]) {
        await replaceCarts(one.ports.vehicles, carts)
        expect(await (await openAnother(fresh)).ports.vehicles.list()).toEqual(carts)
      }
    })
  })
}
