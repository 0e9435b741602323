import { palette } from './kit/palette.ts'
import { fill, path, scaled, stroke } from './kit/path.ts'
import type { CartLight } from './small-cart.ts'

const scale = 2
const cm = (data: string, attributes = ''): string => path(scaled(data, scale), attributes)
const line = (data: string, color: string, width: number, opacity = 1): string =>
  cm(data, `${stroke(color, width * scale, opacity)} stroke-linecap="round" stroke-linejoin="round"`)

/**
 * The cart from the front, 1.3 m wide and 1.97 m high, on the origin's height.
 * The body takes the fill of its `use`; the warm edge lies on the right.
 */
export function frontCart(id: string, light: CartLight, dew = ''): string {
  const { shade, rim, edge, seat, seatLit, canopy, canopyTop, glass, lamp } = light
  const tyre = (x: number) =>
    cm(
      `M${x - 10} -8Q${x - 10} 0 ${x - 4} 0L${x + 4} 0Q${x + 10} 0 ${x + 10} -8L${x + 10} -46 ${x - 10} -46z`,
      fill('#0d1112'),
    ) + line(`M${x + 8.5} -8L${x + 8.5} -40`, rim, 1.6, edge * 0.6)
  return [
    `<g id="${id}">`,
    cm('M-78 -1Q0 -8 72 -1 0 7 -78 -1z', fill(shade, 0.5)),
    cm(
      'M-40 -84L-40 -128Q-40 -134-34 -134L-10 -134Q-4 -134-4 -128L-4 -84zM4 -84L4 -128Q4 -134 10 -134L34 -134Q40 -134 40 -128L40 -84z',
      fill(seat),
    ),
    line('M10 -133L34 -133Q39 -133 39 -127M-34 -133L-10 -133Q-5 -133-5 -128', seatLit, 2),
    cm('M-52 -106L-48 -186 48 -186 52 -106z', fill(glass, 0.2)),
    cm('M10 -106L30 -186 44 -186 30 -106z', fill(glass, 0.2)),
    line('M8 -112Q22 -124 36 -112', '#16191a', 3.4),
    line('M-55 -104L-49 -187M55 -104L49 -187', '#1b2022', 5),
    line('M57 -104L51 -187', rim, 1.6, edge),
    line('M-56 -124L-66 -126M56 -124L66 -126', '#1b2022', 2.6),
    cm('M-76 -134L-66 -134-66 -120-75 -120zM66 -134L76 -134 75 -120 66 -120z', fill('#1b2022')),
    tyre(-51),
    tyre(51),
    cm('M-44 -46L44 -46 40 -22-40 -22z', fill(shade)),
    cm(
      'M-62 -46Q-64 -72-54 -80L-52 -104Q-30 -110 0 -110 30 -110 52 -104L54 -80Q64 -72 62 -46L42 -42 38 -32-38 -32-42 -42z',
    ),
    cm('M-62 -46Q-64 -72-54 -80L-52 -104Q-42 -107-30 -108-40 -84-40 -42L-42 -42z', fill(shade, 0.35)),
    cm('M-40 -58L40 -58 42 -42 38 -32-38 -32-42 -42z', fill(shade, 0.35)),
    cm('M28 -108Q42 -107 52 -104L54 -80Q64 -72 62 -46L52 -44Q54 -66 44 -76 38 -96 28 -108z', fill(rim, edge * 0.4)),
    line('M-51 -104Q-28 -109.500 0 -109.500 30 -109.500 52 -104L54 -80Q63 -72 62 -47', rim, 2, edge),
    cm('M-30 -54L30 -54 26 -40-26 -40z', fill(shade)),
    line('M-22 -36.500L22 -36.500', palette.firefly, 2),
    cm('M-58 -70Q-52 -78-34 -76L-36 -66Q-48 -62-58 -63zM58 -70Q52 -78 34 -76L36 -66Q48 -62 58 -63z', fill(lamp)),
    cm('M-70 -185Q-68 -197-52 -198L52 -198Q68 -197 70 -185L66 -183-66 -183z', fill(canopy)),
    cm('M-68 -190Q-64 -198-50 -199L52 -199Q68 -198 70 -185 62 -193 48 -194L-48 -194z', fill(canopyTop)),
    dew,
    '</g>',
  ].join('')
}

/** Drops along the edge of the canopy, each with its spark. */
export const dewDrops = (color: string): string =>
  line(
    'M-44 -182L-44 -181M-9 -182L-9 -180.5M30 -182L30 -181M60 -182L60 -181M-50 -196L-49 -196M-30 -196.500L-28 -196.500M-6 -197L-5 -197M18 -196.500L20 -196.500M40 -197L41 -197M-40 -189L-39 -189M-14 -188L-12 -188M8 -190L9 -190M32 -188L34 -188M52 -190L53 -190',
    color,
    1.4,
  )
