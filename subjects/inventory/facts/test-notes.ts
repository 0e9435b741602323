export type TestNote = {
  /** The cart it speaks of. */
  readonly id: string
  /** The main thing that we found, good and bad. */
  readonly headline: string
  readonly text: string
  /** Out of `testNoteWords.best`. */
  readonly mark: number
  readonly day: string
}

/** What we found when we drove a cart ourselves. They are the dealership's words, and the page says so. */
export const testNotes = [
  {
    id: 'd5-maverick-4-plus',
    headline: 'No wheelspin with four adults, but a high step',
    text: 'We drove a washed-out lane twice with four adults and the wheels kept their grip on loose stone. The step in is high, which shorter riders will notice.',
    mark: 4.5,
    day: '2025-08-09',
  },
  {
    id: 'd6-max-xt4',
    headline: 'Holds on our steepest grade, and is wide',
    text: 'With a full load it pulled away from a standstill on the steepest grade we have and did not roll back. It is wide, so measure your gate and shed door first.',
    mark: 4.5,
    day: '2025-08-23',
  },
  {
    id: 'ev-city',
    headline: 'Turns in a driveway, but sits low on ruts',
    text: 'It turns around in a driveway, the bench folds flat for groceries, and it is very quiet. The floor touches on deep ruts, so keep it on pavement and lawn.',
    mark: 4,
    day: '2025-07-26',
  },
  {
    id: 'carrier-8-plus',
    headline: 'Comfortable with eight, but the range drops when full',
    text: 'Eight of us rode around the lot and up the lane, and the last row was comfortable too. It needs room to turn, and the range drops with every seat taken.',
    mark: 4,
    day: '2025-09-20',
  },
  {
    id: 'forester-4-plus',
    headline: 'Took every obstacle, but noisy on stone',
    text: 'It went over everything we pointed it at. Stones are loud on the skid plate. It is a tough cart for the money; for a quiet ride, choose another.',
    mark: 4,
    day: '2025-09-27',
  },
] as const satisfies readonly TestNote[]

export const testNoteWords = {
  heading: 'Our test drive',
  mark: 'Our rating: {mark} of {best}',
  signed: '{business}, test drive on {day}',
  best: 5,
} as const
