import { type CalendarDay, parseDay } from '#kit/dates/calendar-day.ts'
import { formatNumber } from '#kit/formats/format.ts'
import {
  deskNote,
  inspectedFigures,
  inspectedPlaces,
  inspectedWork,
  inspectionLimits,
  inspectionWords,
} from '#subjects/inventory/facts/inspection.ts'

declare module '#kernel/page/page.ts' {
  interface Ports {
    /** The findings on a cart. */
    readonly inspection: (cart: string) => Promise<Inspection>
  }
}

export const inspectedParts = { ...inspectedPlaces, ...inspectedFigures, ...inspectedWork, ...deskNote } as const

export type InspectedPart = keyof typeof inspectedParts
export type InspectedPlace = keyof typeof inspectedPlaces

/** What a person found of one part, and when. */
export interface Finding {
  /** Empty for a place without marks. */
  readonly said: string
  readonly hasMarks: boolean
  readonly day: CalendarDay
  readonly who: string
}

export type Inspection = ReadonlyMap<InspectedPart, Finding>

export const partNames = Object.keys(inspectedParts) as InspectedPart[]
export const placeNames = Object.keys(inspectedPlaces) as InspectedPlace[]
export const isPart = (name: string): name is InspectedPart => Object.hasOwn(inspectedParts, name)
export const isPlace = (part: InspectedPart): part is InspectedPlace => Object.hasOwn(inspectedPlaces, part)
const isLong = (part: InspectedPart) => Object.hasOwn({ ...inspectedWork, ...deskNote }, part)

export const mostLetters = (part: InspectedPart) => (isLong(part) ? inspectionLimits.text : inspectionLimits.line)

/** Whether a finding is valid for that part. A place may say nothing; every other part says something (CART-230). */
export function isFinding(part: string, { said, day, who }: Finding): boolean {
  return (
    isPart(part) &&
    (said !== '' || isPlace(part)) &&
    said.length <= mostLetters(part) &&
    !/[^\P{Cc}\n]/u.test(said) &&
    parseDay(day) === day &&
    who.length <= 100
  )
}

/** A part as the cart's page tells it. */
export interface ShownPart {
  readonly part: InspectedPart | 'hours'
  readonly label: string
  readonly text: string
  /** When a person saw it, and who; facts from the cart's own record have neither. */
  readonly day?: CalendarDay
  readonly who?: string
  /** The number of the place in the picture; only places with marks have one. */
  readonly number?: number
  readonly point?: readonly [number, number]
}

export interface ShownInspection {
  readonly places: readonly ShownPart[]
  readonly figures: readonly ShownPart[]
  readonly work: readonly ShownPart[]
  /** The labels of parts about which nothing is known. */
  readonly gaps: readonly string[]
}

/** The findings for visitors; undefined where there are none for them (CART-231). */
export function shownInspection(
  inspection: Inspection,
  { hours }: { readonly hours?: number },
): ShownInspection | undefined {
  const shown = partNames.filter((part) => !Object.hasOwn(deskNote, part))
  if (!shown.some((part) => inspection.has(part))) return undefined
  const shownPart = (part: InspectedPart): readonly ShownPart[] => {
    const finding = inspection.get(part)
    if (!finding) return []
    const { day, who } = finding
    return [{ part, label: inspectedParts[part].label, text: findingText(finding), day, who }]
  }
  const used: readonly ShownPart[] =
    hours === undefined ? [] : [{ part: 'hours', label: inspectionWords.hours, text: formatNumber(hours) }]
  const marked = placeNames.filter((part) => inspection.get(part)?.hasMarks)
  const places = placeNames.flatMap((part) =>
    shownPart(part).map((one) => {
      const index = marked.indexOf(part)
      return index < 0 ? one : { ...one, number: index + 1, point: inspectedPlaces[part].point }
    }),
  )
  const gapsOf = (names: readonly InspectedPart[]) => names.filter((part) => !inspection.has(part))
  return {
    places,
    figures: [...(Object.keys(inspectedFigures) as InspectedPart[]).flatMap(shownPart), ...used],
    work: (Object.keys(inspectedWork) as InspectedPart[]).flatMap(shownPart),
    gaps: [
      ...gapsOf([...placeNames, ...(Object.keys(inspectedFigures) as InspectedPart[])]).map(
        (part) => inspectedParts[part].label,
      ),
      ...(used.length > 0 ? [] : [inspectionWords.hours]),
    ].map((label) => label.toLowerCase()),
  }
}

function findingText({ said, hasMarks }: Finding): string {
  if (said !== '') return said
  return hasMarks ? inspectionWords.marks : inspectionWords.clean
}
