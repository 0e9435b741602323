export type TestNote = {
  /** The cart it speaks of. */
  readonly id: string
  readonly headline: string
  readonly text: string
  /** Out of `testNoteWords.best`. */
  readonly mark: number
  readonly day: string
}

/** What we found when we drove a cart ourselves. They are the dealership's words and say so; nobody else's are made up. */
export const testNotes = [
  {
    id: 'd5-maverick-4-plus',
    headline: 'Sure of itself on loose stone',
    text: 'Four grown people up a washed-out lane, twice, and it never spun a wheel for long. The step in is high, which short legs notice by the third stop.',
    mark: 4.5,
    day: '2025-08-09',
  },
  {
    id: 'd6-max-xt4',
    headline: 'More cart than most hills need',
    text: 'Full load, steepest grade we have, and it pulled away from a standstill without rolling back. It is wide: measure the gate and the shed door before you fall for it.',
    mark: 4.5,
    day: '2025-08-23',
  },
  {
    id: 'ev-city',
    headline: 'Easy to live with, low to the ground',
    text: 'Turns in a driveway, folds flat for groceries, and creeps quietly past a sleeping dog. On ruts the floor comes down sooner than you would like; keep it on pavement and lawn.',
    mark: 4,
    day: '2025-07-26',
  },
  {
    id: 'carrier-8-plus',
    headline: 'A small bus with good manners',
    text: 'Eight of us around the lot and up the lane, and the last row did not complain. It wants room to turn, and with every seat taken the range drops well before the day does.',
    mark: 4,
    day: '2025-09-20',
  },
  {
    id: 'forester-4-plus',
    headline: 'Honest, and a bit loud underneath',
    text: 'It went over everything we pointed it at, and the skid plate told us about each stone. For the money there is nothing tougher here; for a quiet ride look further.',
    mark: 4,
    day: '2025-09-27',
  },
] as const satisfies readonly TestNote[]

export const testNoteWords = {
  heading: 'Our own test',
  mark: 'We give it {mark} of {best}.',
  signed: '{business}, driven by us on {day}',
  best: 5,
} as const
