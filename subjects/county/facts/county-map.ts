/** Longitude, then latitude. */
export type LonLat = readonly [number, number]
export type Line = readonly LonLat[]

export type MapRoad = {
  readonly name: string
  readonly kind: 'interstate' | 'highway'
  readonly line: Line
  /** Where its number stands. */
  readonly label: LonLat
}

/** A function of studio/scenes/landmarks.py draws each of these. */
export type LandmarkKind = 'showroom' | 'lake' | 'camp' | 'town' | 'boat' | 'farm' | 'cart' | 'woods'

type CountyMap = {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
  readonly outline: Line
  readonly river: Line
  readonly lakes: readonly {
    readonly name: string
    readonly line: Line
    readonly width: number
    /** The towns whose roads reach the lake, where a ridge keeps its other neighbors away. */
    readonly reachedFrom?: readonly string[]
  }[]
  readonly ridges: readonly Line[]
  readonly roads: readonly MapRoad[]
  /** The Switchback Trail, from Summit Hill past the lake to Jim Thorpe. */
  readonly trail: Line
  /** What the studio draws on the map, each with the point on which it stands. To move one, render them anew. */
  readonly landmarks: readonly { readonly kind: LandmarkKind; readonly at: LonLat }[]
  readonly around: readonly { readonly name: string; readonly at: LonLat }[]
  readonly riverLabel: LonLat
  readonly scrantonLabel: LonLat
  readonly zoneLabel: LonLat
  readonly scaleMiles: number
}

/* We drew it, simplified on purpose: a visitor finds a town by it, and does not steer by it. */
export const countyMap = {
  west: -76.035,
  east: -75.425,
  north: 41.15,
  south: 40.718,
  outline: [
    [-75.7591, 40.7355],
    [-75.886, 40.83],
    [-75.9946, 40.9108],
    [-75.7318, 41.0094],
    [-75.744, 41.022],
    [-75.757, 41.04],
    [-75.7705, 41.058],
    [-75.773, 41.075],
    [-75.769, 41.0905],
    [-75.755, 41.099],
    [-75.735, 41.108],
    [-75.7215, 41.113],
    [-75.705, 41.124],
    [-75.6879, 41.1299],
    [-75.6496, 41.1244],
    [-75.4962, 40.9875],
    [-75.5729, 40.9491],
    [-75.4743, 40.8122],
    [-75.545, 40.802],
    [-75.6113, 40.7848],
    [-75.67, 40.768],
    [-75.715, 40.748],
  ],
  river: [
    [-75.62, 41.136],
    [-75.6496, 41.1244],
    [-75.6879, 41.1299],
    [-75.705, 41.124],
    [-75.7215, 41.113],
    [-75.735, 41.108],
    [-75.755, 41.099],
    [-75.769, 41.0905],
    [-75.773, 41.075],
    [-75.7705, 41.058],
    [-75.757, 41.04],
    [-75.744, 41.022],
    [-75.7318, 41.0094],
    [-75.742, 40.985],
    [-75.756, 40.966],
    [-75.751, 40.945],
    [-75.746, 40.93],
    [-75.764, 40.915],
    [-75.754, 40.9],
    [-75.766, 40.884],
    [-75.75, 40.874],
    [-75.735, 40.866],
    [-75.73, 40.854],
    [-75.715, 40.841],
    [-75.706, 40.829],
    [-75.69, 40.82],
    [-75.671, 40.812],
    [-75.666, 40.8],
    [-75.645, 40.792],
    [-75.62, 40.794],
    [-75.608, 40.783],
    [-75.601, 40.765],
    [-75.607, 40.742],
    [-75.595, 40.722],
  ],
  lakes: [
    {
      name: 'Beltzville Lake',
      line: [
        [-75.639, 40.852],
        [-75.615, 40.859],
        [-75.59, 40.861],
        [-75.555, 40.868],
      ],
      width: 6,
    },
    {
      name: 'Mauch Chunk Lake',
      line: [
        [-75.824, 40.8375],
        [-75.805, 40.843],
        [-75.788, 40.848],
      ],
      width: 5,
      reachedFrom: ['jim-thorpe', 'summit-hill'],
    },
    {
      name: 'Lake Harmony',
      line: [
        [-75.604, 41.059],
        [-75.599, 41.062],
      ],
      width: 6,
    },
    {
      name: 'Francis E. Walter Reservoir',
      line: [
        [-75.72, 41.114],
        [-75.706, 41.123],
        [-75.69, 41.129],
      ],
      width: 5,
    },
  ],
  ridges: [
    [
      [-75.752, 40.746],
      [-75.714, 40.757],
      [-75.668, 40.777],
      [-75.625, 40.789],
    ],
    [
      [-75.598, 40.793],
      [-75.548, 40.81],
      [-75.488, 40.82],
    ],
    [
      [-75.872, 40.812],
      [-75.82, 40.828],
      [-75.752, 40.853],
    ],
    [
      [-75.962, 40.876],
      [-75.9, 40.888],
      [-75.83, 40.885],
      [-75.775, 40.894],
    ],
  ],
  roads: [
    {
      name: 'I-80',
      kind: 'interstate',
      line: [
        [-76.035, 41.018],
        [-75.9, 41.033],
        [-75.8, 41.049],
        [-75.74, 41.05],
        [-75.7, 41.055],
        [-75.655, 41.07],
        [-75.6, 41.078],
        [-75.5, 41.073],
        [-75.425, 41.064],
      ],
      label: [-75.865, 41.039],
    },
    {
      name: 'I-476',
      kind: 'interstate',
      line: [
        [-75.65, 40.718],
        [-75.652, 40.75],
        [-75.656, 40.772],
        [-75.675, 40.8],
        [-75.677, 40.827],
        [-75.657, 40.855],
        [-75.646, 40.9],
        [-75.637, 40.955],
        [-75.633, 41.004],
        [-75.655, 41.048],
        [-75.688, 41.085],
        [-75.722, 41.15],
      ],
      label: [-75.6395, 40.92],
    },
    {
      name: '209',
      kind: 'highway',
      line: [
        [-76.035, 40.765],
        [-75.969, 40.797],
        [-75.907, 40.824],
        [-75.882, 40.833],
        [-75.855, 40.852],
        [-75.811, 40.8645],
        [-75.775, 40.868],
        [-75.742, 40.867],
        [-75.733, 40.856],
        [-75.719, 40.842],
        [-75.71, 40.833],
        [-75.699, 40.833],
        [-75.675, 40.842],
        [-75.64, 40.843],
        [-75.59, 40.851],
        [-75.545, 40.874],
        [-75.5, 40.898],
        [-75.425, 40.932],
      ],
      label: [-75.471, 40.911],
    },
    {
      name: '93',
      kind: 'highway',
      line: [
        [-76.02, 40.968],
        [-75.97, 40.95],
        [-75.913, 40.9284],
        [-75.87, 40.912],
        [-75.836, 40.888],
        [-75.79, 40.868],
      ],
      label: [-75.984, 40.955],
    },
    {
      name: '903',
      kind: 'highway',
      line: [
        [-75.737, 40.868],
        [-75.72, 40.877],
        [-75.69, 40.9],
        [-75.655, 40.935],
        [-75.63, 40.96],
        [-75.604, 41.002],
        [-75.545, 41.036],
      ],
      label: [-75.583, 41.0145],
    },
    {
      name: '940',
      kind: 'highway',
      line: [
        [-75.775, 41.061],
        [-75.735, 41.065],
        [-75.69, 41.073],
        [-75.65, 41.1],
        [-75.594, 41.0885],
        [-75.52, 41.1],
        [-75.4546, 41.1065],
        [-75.425, 41.112],
      ],
      label: [-75.536, 41.0975],
    },
    {
      name: '248',
      kind: 'highway',
      line: [
        [-75.7, 40.832],
        [-75.685, 40.822],
        [-75.668, 40.815],
        [-75.66, 40.801],
        [-75.64, 40.796],
        [-75.614, 40.796],
        [-75.603, 40.782],
        [-75.592, 40.76],
        [-75.545, 40.74],
        [-75.52, 40.718],
      ],
      label: [-75.562, 40.747],
    },
  ],
  trail: [
    [-75.868, 40.826],
    [-75.845, 40.8375],
    [-75.815, 40.8475],
    [-75.78, 40.8535],
    [-75.757, 40.8605],
    [-75.742, 40.8655],
  ],
  landmarks: [
    { kind: 'showroom', at: [-75.4689, 41.085] },
    { kind: 'lake', at: [-75.57, 41.043] },
    { kind: 'camp', at: [-75.6964, 41.0354] },
    { kind: 'town', at: [-75.6981, 40.9029] },
    { kind: 'boat', at: [-75.5953, 40.8621] },
    { kind: 'farm', at: [-75.6955, 40.7933] },
    { kind: 'cart', at: [-75.7958, 40.7781] },
    { kind: 'woods', at: [-75.6374, 41.0742] },
    { kind: 'woods', at: [-75.5532, 40.9952] },
    { kind: 'woods', at: [-75.5279, 40.987] },
    { kind: 'woods', at: [-75.5987, 40.9156] },
    { kind: 'woods', at: [-75.5195, 40.8621] },
    { kind: 'woods', at: [-75.6644, 40.9831] },
    { kind: 'woods', at: [-75.896, 40.9831] },
  ],
  // "Lehigh Co.", since Lehigh is a town too.
  around: [
    { name: 'Luzerne', at: [-75.915, 41.105] },
    { name: 'Monroe', at: [-75.482, 41.02] },
    { name: 'Schuylkill', at: [-75.955, 40.768] },
    { name: 'Lehigh Co.', at: [-75.722, 40.7225] },
    { name: 'Northampton', at: [-75.508, 40.775] },
  ],
  riverLabel: [-75.7275, 41.0],
  scrantonLabel: [-75.862, 41.1305],
  zoneLabel: [-75.8445, 41.091],
  scaleMiles: 5,
} as const satisfies CountyMap

export const mapWords = {
  title: 'Map of Carbon County and the towns we serve',
  description:
    'The Lehigh River runs the length of the county, from White Haven past Jim Thorpe to the gap in Blue Mountain at Palmerton. Our office is in White Haven, at the northern edge; the Pocono Pines showroom lies to the northeast, Scranton beyond it.',
  focusTitle: 'Where {town} lies',
  focusDescription:
    '{town} and its neighbors, with rings for {rings} of a charge. The Pocono Pines showroom lies to the northeast, about {miles} away by road.',
  towns: 'Towns on the map',
  neighbors: 'Neighboring towns',
  river: 'Lehigh River',
  showroom: 'Pocono Pines',
  showroomKind: 'showroom',
  officeKind: 'our office',
  scranton: 'Scranton ↑',
  miles: 'miles',
  /** The showroom lies to the northeast of every town. */
  toShowroom: 'Showroom ↗',
  north: 'N',
  legend: {
    border: 'County line: inside it, sales from {minimum} are delivered free',
    zone: '{miles} around Pocono Pines: free too',
    trail: 'Switchback Trail, where our name comes from',
  },
} as const
