import { capitalized, formatCount, formatNumber } from '#kit/formats/format.ts'
import { chemistries } from '#subjects/inventory/facts/abilities.ts'
import { specificationLabels, useLabels } from '#subjects/inventory/facts/specification-labels.ts'
import type { Vehicle } from './vehicle.ts'

/** A cart as far as it is known. */
export type SpecifiedCart = Partial<Vehicle>

type Printed = string | number | undefined

/** The text of each known specification; undefined where the cart lacks its figures (CART-42). */
const printers: Readonly<Record<keyof typeof specificationLabels, (cart: SpecifiedCart) => Printed>> = {
  seatingCapacity: ({ seatingCapacity }) => seatingCapacity,
  range: ({ range }) => range && formatCount(range, 'mile'),
  topSpeed: ({ topSpeed }) => topSpeed && `${topSpeed} mph`,
  batteryType: batteryText,
  chargingTime: chargingText,
  payload: ({ payload }) => payload && `${formatNumber(payload)} lbs`,
  driveType: ({ driveType }) => driveType,
}

/** '48 V 110 Ah lithium', as far as it is known. */
function batteryText({ volts, ampereHours, chemistry }: SpecifiedCart): Printed {
  const parts = [volts && `${volts} V`, ampereHours && `${ampereHours} Ah`, chemistry && chemistries[chemistry]]
  return parts.filter((part) => part !== undefined).join(' ') || undefined
}

/** '6 to 8 hours' */
function chargingText({ chargingFrom, chargingTo }: SpecifiedCart): Printed {
  const [least = chargingTo, most = chargingFrom] = [chargingFrom, chargingTo]
  if (least === undefined || most === undefined) return undefined
  return least === most ? formatCount(least, 'hour') : `${least} to ${formatCount(most, 'hour')}`
}

/** Known specifications in reading order, then the dealer's own; words stand in for a figure that was not understood. */
function knownOf(cart: SpecifiedCart) {
  const { specifications = {} } = cart
  const known = Object.entries(printers).map(([key, print]) => [key, print(cart) ?? specifications[key]] as const)
  const own = Object.entries(specifications).filter(([key]) => !Object.hasOwn(printers, key))
  return [...known, ...own].filter((entry): entry is [string, string | number] => entry[1] !== undefined)
}

/** The map of label to value in the answers of the calls (CART-1). */
export function specificationsOf(cart: SpecifiedCart): Readonly<Record<string, string | number>> {
  return Object.fromEntries(knownOf(cart))
}

/** A cart's specifications in reading order: the known ones, the record's others, then use and stock number. */
export function specificationList(cart: SpecifiedCart) {
  const { hours, miles, stockNumber } = cart
  const lines: readonly (readonly [key: string, label: string, value: unknown])[] = [
    ...knownOf(cart).map(([key, value]) => [key, labelOf(key), value] as const),
    ['hours', useLabels.hours, hours === undefined ? undefined : formatCount(hours, 'hour')],
    ['miles', useLabels.miles, miles === undefined ? undefined : formatCount(miles, 'mile')],
    ['stockNumber', useLabels.stockNumber, stockNumber],
  ]
  return lines.flatMap(([key, label, value]) => (value === undefined ? [] : [{ key, label, value: String(value) }]))
}

/** 'towBarRating' → 'Tow bar rating': the words of a label that the dealer added. */
function labelOf(key: string): string {
  if (Object.hasOwn(specificationLabels, key)) return specificationLabels[key as keyof typeof specificationLabels]
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
  return capitalized(words.toLowerCase())
}
