import { poconoPines, scranton } from './locations.ts'

type TestDriveDay = {
  readonly location: typeof poconoPines | typeof scranton
  /** The first, second … Saturday of every month. */
  readonly nthSaturday: number
}

// Saturdays on which carts stand ready outside; the times lie within the posted Saturday hours.
export const testDriveDays = {
  name: 'Test-drive Saturday',
  heading: 'Test-drive Saturdays',
  text: 'Drive our carts on a hill, twice a month. Free, and no appointment.',
  description: 'Electric carts charged and ready to drive, with one of us beside you.',
  opens: '10:00',
  closes: '14:00',
  upcoming: 3,
  days: [
    { location: poconoPines, nthSaturday: 1 },
    { location: scranton, nthSaturday: 3 },
  ],
} as const satisfies Readonly<{
  name: string
  heading: string
  text: string
  description: string
  opens: string
  closes: string
  upcoming: number
  days: readonly TestDriveDay[]
}>
