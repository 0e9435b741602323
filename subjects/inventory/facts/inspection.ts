/** The places of a cart in the order of a walk around it, each with its point in a picture from the side (`sidePicture`). */
export const inspectedPlaces = {
  front: { label: 'Front', point: [650, 372] },
  hood: { label: 'Hood', point: [600, 318] },
  right: { label: 'Right side', point: [470, 424] },
  wheels: { label: 'Wheels', point: [590, 446] },
  seats: { label: 'Seats', point: [352, 300] },
  roof: { label: 'Roof', point: [400, 142] },
  rear: { label: 'Rear', point: [180, 372] },
  left: { label: 'Left side', point: [300, 424] },
} as const

/** The figures that a person measures or reads off. */
export const inspectedFigures = {
  batteryMade: { label: 'Battery date', hint: 'As on its label, such as “March 2021”' },
  batteryTested: { label: 'Battery last tested', hint: 'The date and the tester used' },
  batteryReading: { label: 'Battery reading', hint: 'Such as “50.9 V at rest, 8.3 V each under load”' },
  tread: { label: 'Tread', hint: 'Such as “6/32 in, all four”' },
} as const

/** The work that a person describes in a sentence or two; the desk asks in words of its own where a page speaks to the buyer. */
export const inspectedWork = {
  fixed: { label: 'What we fixed' },
  noticed: { label: 'What you will notice', asked: 'What the buyer will notice' },
} as const

/** The desk alone shows this note. */
export const deskNote = { note: { label: 'Private note' } } as const

export const inspectionLimits = { line: 160, text: 1_000 } as const

export const inspectionWords = {
  desk: 'Inspection',
  heading: 'What we found, part by part',
  lead: 'We walked around this cart and wrote down what we saw.',
  clean: 'nothing to see',
  marks: 'marks of use',
  unknown: 'We do not know: {gaps}.',
  hours: 'Hours of use',
  seen: '{day}, {who}',
  ask: 'Ask us about it',
} as const
