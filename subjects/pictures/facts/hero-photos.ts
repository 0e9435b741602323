export interface HeroPhoto {
  readonly name: string
  readonly alt: string
  readonly caption: string
  /** Whether a scene by day has a version by evening, which the dark scheme shows. */
  readonly evening?: true
  /** Whether the dark scheme shows a scene that has none less bright. */
  readonly dimmed?: true
  /** Whether its cart is small: beside words a wide window shows a closer part of it. */
  readonly closer?: true
}

// Nine photos, the backgrounds of every hero (PIC-1)
export const heroPhotos = [
  {
    name: 'showroom-dusk',
    alt: 'A golf cart showroom at dusk, its windows lit, with carts parked along the front.',
    caption: 'Last light at the showroom',
  },
  {
    name: 'dawn-row',
    alt: 'A row of electric golf carts at dawn, dew on their canopies, hills behind them.',
    caption: 'The lot before opening',
    evening: true,
  },
  {
    name: 'forest-trail',
    alt: 'A golf cart on a leaf-covered trail between maples in full fall color.',
    caption: 'October on the trail',
    evening: true,
  },
  {
    name: 'lake-dock',
    alt: 'A golf cart parked beside a wooden dock on a still lake at sunset.',
    caption: 'Down to the dock',
    dimmed: true,
  },
  {
    name: 'ridge-overlook',
    alt: 'A golf cart at a ridge overlook with fog lying in the valley below.',
    caption: 'Above the valley fog',
    evening: true,
    closer: true,
  },
  {
    name: 'main-street',
    alt: 'A golf cart climbing a steep small-town main street lined with Victorian storefronts.',
    caption: 'Up Main Street, closed for the festival',
    evening: true,
  },
  {
    name: 'campground',
    alt: 'A golf cart at a campsite in the evening, string lights hung between the pines.',
    caption: 'Evening at the campground',
  },
  {
    name: 'service-bay',
    alt: 'A golf cart raised on a lift in a service bay, tools laid out on the bench behind it.',
    caption: 'On the lift',
    dimmed: true,
  },
  {
    name: 'winter-storage',
    alt: 'Golf carts lined up inside a storage barn while snow lies on the ground outside.',
    caption: 'Put away for the winter',
    dimmed: true,
  },
] as const satisfies readonly HeroPhoto[]

export type SceneName = (typeof heroPhotos)[number]['name']
