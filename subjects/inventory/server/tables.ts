import type { TableSet } from '#kernel/db/schema.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { isCartRow, type VehiclesTable } from './cart-row.ts'
import { seedCarts } from './cart-store.ts'
import { type InspectionsTable, isInspectionRow } from './inspections.ts'
import type { VehiclePricesTable } from './price-ledgers.ts'

declare module '#kernel/db/schema.ts' {
  interface Tables {
    vehicles: VehiclesTable
    vehicle_prices: VehiclePricesTable
    cart_inspections: InspectionsTable
  }
}

export const inventoryTables: TableSet = {
  migrations: {
    '0010-vehicles': [
      `create table vehicles (
        id text primary key,
        position integer not null,
        name text not null,
        description text not null,
        price integer not null,
        brand text not null,
        category text not null,
        images text not null,
        in_stock integer not null,
        is_new integer not null,
        features text not null,
        specifications text not null,
        external_url text,
        series text,
        year integer,
        color text,
        added_at text not null,
        stock_number text,
        serial_number text,
        hours integer,
        miles integer,
        "order" integer,
        featured integer,
        sold_on text,
        updated_at text not null
      )`,
      'create index vehicles_position on vehicles (position)',
    ],
    '0011-vehicle-prices': [
      `create table vehicle_prices (
        vehicle_id text not null,
        run integer not null references runs (id) on delete cascade,
        day text not null,
        price_before integer,
        price integer,
        added_at text,
        primary key (vehicle_id, run)
      )`,
    ],
    '0040-special-prices': [
      'alter table vehicles add column special_price integer',
      'alter table vehicles add column special_until text',
    ],
    '0061-figures-of-carts': [
      ...['seating_capacity', 'range', 'top_speed', 'payload', 'volts', 'ampere_hours', 'charging_from', 'charging_to'],
      ...['length', 'width', 'height', 'tire', 'clearance'],
    ]
      .map((figure) => `alter table vehicles add column "${figure}" double precision`)
      .concat(
        ['chemistry', 'drive_type', 'abilities', 'vehicle_class', 'model'].map(
          (words) => `alter table vehicles add column ${words} text`,
        ),
      ),
    '0063-showroom-of-carts': ['alter table vehicles add column showroom text'],
    '0071-cart-inspections': [
      `create table cart_inspections (
        vehicle_id text not null,
        part text not null,
        said text not null,
        has_marks integer not null,
        day text not null,
        who text not null,
        primary key (vehicle_id, part)
      )`,
    ],
  },
  tables: {
    vehicles: { key: ['id'], accepts: isCartRow, calledInCounts: ['cart', 'carts'] },
    vehicle_prices: { key: ['vehicle_id', 'run'], belongsTo: { run: 'runs' } },
    cart_inspections: { key: ['vehicle_id', 'part'], accepts: isInspectionRow },
  },
  fill: (db) => seedCarts(db, firstCarts),
}
