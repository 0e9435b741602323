import type { PageHead } from '#subjects/dealership/facts/head-defaults.ts'

/** The page that answers "Will it fit my garage?". */
export const garagePage = {
  head: {
    title: 'Will a Golf Cart Fit My Garage? | Switchback',
    description:
      'Enter the width and height of your garage door and the depth behind it. See every cart in it to scale, and by how many inches one does not fit.',
    keywords: ['golf cart garage size', 'golf cart dimensions', 'golf cart width and height'],
  } satisfies PageHead,
  lead: 'Measure the open door and the depth behind it, such as 7 ft 6 in or 90 in. You see every cart in your garage to scale.',
  form: {
    width: 'Door width',
    height: 'Door height',
    depth: 'Depth inside',
    submit: 'See which carts fit',
  },
  problems: {
    nothing: 'Enter one of the three: width, height or depth.',
    length: 'Enter it in feet and inches, such as 7 ft 6 in or 90 in, between {least} and {most}.',
  },
  headings: {
    all: 'All {count} carts fit',
    some: '{able} of {count} carts fit',
    none: 'None of our carts fits',
    cart: {
      yes: 'The {name} fits',
      no: 'The {name} does not fit',
      unknown: 'Ask us about the {name}',
    },
  },
  asked: 'Your garage: {sides}.',
  sides: { width: 'door {size} wide', height: 'door {size} high', depth: '{size} deep inside' },
  hand: "We leave a hand's breadth, {hand}, on both sides, above, in front and behind.",
  size: '{long} long, {wide} wide, {high} high',
  groups: { yes: 'These fit', no: 'These do not fit', unknown: 'Not measured yet' },
  /** Of the carts that do not fit: how many at once, the nearest first. */
  misses: { shown: 6, more: '{count} more' },
  folded: 'Fits with its mirrors folded in.',
  missing: { all: 'Needs {sides}.', side: '{inches} more {side}' },
  notes: {
    heading: 'How we measured',
    list: [
      'Sizes are measured on our drawn models, rounded up to whole inches, or on the cart itself; mirrors folded out. Measure yours before you build or buy.',
      'Mirrors make a cart about a foot wider. Where it fits with them folded in alone, we say so.',
      'The charger needs an outlet within reach of its cord; the depth does not count a workbench or steps.',
    ],
  },
  contact: 'Ask us about this garage',
  mail: 'Mail us this answer',
} as const

/** In inches; a cart that is wider than `mirrored` has mirrors, and is a foot narrower with them folded in. */
export const garageFigures = { hand: 4, least: 24, most: 1200, mirrored: 58, mirrors: 12 } as const
