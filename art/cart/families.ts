import type { CartFamily, VehicleRecord } from '#content/vehicles/vehicle-record.ts'
import type { Cart, Rear } from './cart.ts'
import { black, tonesOf } from './palette.ts'

type Look = Pick<Cart, 'cowl' | 'pod' | 'flares'> & { readonly rim: Cart['wheel']['rim']; readonly roof: 'black' | 'paint' | 'cream' }

const plain: Look = { cowl: 'rounded', pod: 'rounded', flares: false, rim: 'five-spoke', roof: 'black' }

const looks: Record<CartFamily, Look> = {
  'd5-ranger': plain,
  'd5-maverick': plain,
  classic: { ...plain, rim: 'dish' },
  carrier: plain,
  forester: plain,
  turfman: plain,
  'd6-max': plain,
  'ev-city': plain,
  'ev-nomad': plain,
  'ev-rover': { ...plain, rim: 'multi-spoke' },
  'neutral-classic': plain,
}

const says = (vehicle: VehicleRecord, words: RegExp): boolean => vehicle.features.some((feature) => words.test(feature))

function rearOf(vehicle: VehicleRecord): Rear {
  if (says(vehicle, /rear-facing|facing back/i)) return 'flip'
  if (says(vehicle, /bag rack/i)) return 'bags'
  if (says(vehicle, /\bbed\b/i)) return 'bed'
  return says(vehicle, /rear well/i) ? 'well' : 'none'
}

export function cartOf(vehicle: VehicleRecord): Cart {
  const { family, paint, seatColor } = vehicle.drawing
  const look = looks[family]
  const rear = rearOf(vehicle)
  const seats = vehicle.specifications.seatingCapacity / 2
  const knobby = vehicle.category === 'Lifted' || says(vehicle, /all-terrain|knobby|lifted/i)
  const tones = tonesOf(paint.hex)
  return {
    id: 'k',
    paint: tones,
    seat: tonesOf(seatColor),
    cowl: look.cowl,
    pod: look.pod,
    rows: rear === 'flip' ? seats - 1 : seats,
    rear,
    lift: knobby ? 12 : 0,
    wheel: { r: knobby ? 29 : 25, rim: look.rim, knobby, dark: knobby },
    flares: look.flares,
    guard: says(vehicle, /brush guard/i),
    lightBar: says(vehicle, /light bar/i),
    roof: { color: look.roof === 'black' ? { ...black, shade: black.deep } : tones, shape: 'slab', rise: 0 },
  }
}
