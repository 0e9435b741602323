import { palette } from './kit/palette.ts'
import { circle, fill, group, path, scaled, stroke } from './kit/path.ts'

/** How the light of a scene falls on a cart. */
export interface CartLight {
  readonly canopy: string
  readonly canopyTop: string
  readonly seat: string
  readonly seatLit: string
  readonly rim: string
  /** Strength of the warm edge, 0 to 1. */
  readonly edge: number
  readonly glass: string
  readonly shade: string
  readonly lamp: string
}

/** Grid units per centimetre of cart. */
const scale = 2
const cm = (data: string, attributes = ''): string => path(scaled(data, scale), attributes)
const line = (data: string, color: string, width: number, opacity = 1): string =>
  cm(data, `${stroke(color, width * scale, opacity)} stroke-linecap="round" stroke-linejoin="round"`)

const front = 88
const rear = -84

function wheel(x: number, light: CartLight): string {
  const spokes = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * Math.PI * 2 - 0.4
    const px = Math.round((x + Math.cos(angle) * 13) * 10) / 10
    const py = Math.round((-29 + Math.sin(angle) * 13) * 10) / 10
    return `M${x} -29L${px} ${py}`
  }).join('')
  return [
    circle(x * scale, -29 * scale, 29 * scale, fill('#0d1112')),
    cm(`M${x + 4} -55Q${x + 26} -50 ${x + 27} -27`, `${stroke(light.rim, 4, light.edge * 0.8)} stroke-linecap="round"`),
    circle(x * scale, -29 * scale, 17 * scale, fill('#2c3133')),
    line(spokes, '#9aa09a', 3.2),
    circle(x * scale, -29 * scale, 15.5 * scale, stroke('#9aa09a', 4)),
    circle(x * scale, -29 * scale, 4 * scale, fill('#c9ccc2')),
  ].join('')
}

/**
 * A four-seat cart from the side, 3.0 m long and 1.95 m high, looking right, its wheels on the origin's height.
 * The body takes the fill of its `use`.
 */
export function sideCart(id: string, light: CartLight): string {
  const { shade, rim, edge, seat, seatLit, canopy, canopyTop, glass, lamp } = light
  const far = group(
    'opacity=".75"',
    line('M62 -100L40 -186M-46 -112L-48 -186M-108 -76L-104 -186', shade, 4),
    circle((front - 9) * scale, -28 * scale, 27 * scale, fill(shade)),
    circle((rear + 10) * scale, -28 * scale, 27 * scale, fill(shade)),
  )
  const chassis = cm('M-150 -44L-150 -36-60 -36-56 -28 56 -28 62 -38 138 -38 138 -50 20 -60-120 -60z', fill(shade))
  const seats = [
    cm('M-40 -80Q-44 -86-49 -122-48 -130-41 -130-35 -130-34 -124L-27 -84z', fill(seat)),
    cm('M-52 -80L-50 -124Q-51 -130-57 -129-64 -128-64 -120L-66 -82z', fill(seat)),
    cm('M-36 -86L18 -87Q25 -86 25 -79 25 -73 19 -72L-36 -72z', fill(seat)),
    cm('M-60 -86L-112 -86Q-119 -85-119 -79-119 -72-112 -72L-60 -72z', fill(seat)),
    line('M-41 -128Q-36 -127-35 -121L-29 -86M-34 -86L18 -86.5Q23 -86 24 -81M-62 -127L-54 -128', seatLit, 2.6),
    line('M-112 -85L-64 -85', seatLit, 2.4),
  ].join('')
  const wells = cm(
    'M-126 -38L-122 -60-84 -70-46 -60-40 -38zM52 -38L56 -60 90 -70 124 -60 132 -38zM-66 -86L-64 -110-38 -110-34 -74-66 -74z',
    fill(shade),
  )
  const rearBody = 'M26 -72L22 -40-48 -40Q-50 -66-84 -66-112 -66-119 -44L-128 -44Q-136 -58-130 -72z'
  const cowl =
    'M58 -104L72 -106Q116 -98 136 -82 148 -72 149 -54L149 -46 124 -42Q120 -66 90 -66 62 -66 54 -42L18 -40 20 -48 46 -50Q56 -74 58 -104z'
  const body = [
    cm(rearBody),
    cm(cowl),
    cm('M26 -58L24 -40-48 -40Q-50 -54-58 -60L-30 -58zM-130 -58L-119 -58-122 -44-128 -44z', fill(shade, 0.34)),
    cm('M50 -62L56 -70Q72 -82 96 -78L92 -66Q62 -66 54 -42L20 -40 20 -48 46 -50z', fill(shade, 0.34)),
    cm('M72 -106Q116 -98 136 -82 148 -72 149 -54L142 -56Q140 -70 128 -77 108 -90 68 -96z', fill(rim, edge * 0.4)),
    line('M-128 -71L25 -71', rim, 2, edge * 0.8),
    line('M73 -105.500Q116 -97 135 -81 147 -71 148 -54', rim, 2.4, edge),
    cm('M-48 -42Q-50 -68-84 -68-114 -68-121 -44L-117 -44Q-110 -63-84 -63-54 -63-52 -42z', fill(shade)),
    cm('M54 -44Q62 -69 90 -69 120 -69 128 -44L123 -43Q118 -64 90 -64 64 -64 58 -44z', fill(shade)),
    line('M-40 -52L12 -52', shade, 1.6, 0.5),
  ].join('')
  const fittings = [
    line('M-150 -40L-150 -36-124 -36M-148 -40L-148 -92M-148 -90L-128 -90', '#23282a', 4),
    line('M60 -92L46 -104', '#23282a', 3.4),
    line('M52 -114L38 -96', '#16191a', 4.4),
    line('M149 -48L146 -38 126 -38', '#23282a', 5),
    cm('M124 -84Q136 -80 140 -70L130 -72Q122 -76 118 -83z', fill(lamp)),
    cm('M-130 -68L-127 -68-127 -56-131 -58z', fill('#c8452f')),
    line('M-36 -38L16 -38', palette.firefly, 2.2),
  ].join('')
  const posts = [
    line('M68 -104L46 -188', '#1b2022', 5),
    line('M-48 -74L-50 -188M-116 -74L-110 -188', '#1b2022', 4.6),
    line('M69.500 -104L47.500 -188M-114 -76L-108 -188M-46 -128L-48 -188', rim, 1.4, edge * 0.85),
  ].join('')
  const windshield = [
    cm('M70 -106L48 -184 53 -184 80 -106z', fill(glass, 0.34)),
    line('M80 -106L53 -184', glass, 1.6, 0.8),
  ].join('')
  const roof = [
    cm('M-128 -186Q-128 -194-116 -195L50 -196Q72 -195 79 -186L75 -183-124 -183z', fill(canopy)),
    cm('M-127 -189Q-124 -195-112 -196L50 -197Q72 -196 79 -186 62 -191 46 -191.500L-112 -190.500z', fill(canopyTop)),
  ].join('')
  return `<g id="${id}">${far}${chassis}${wells}${seats}${posts}${body}${fittings}${windshield}${roof}${wheel(rear, light)}${wheel(front, light)}</g>`
}
