export interface Picture {
  readonly defs: string
  readonly body: string
}

export const toSvg = ({ defs, body }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 1350" width="2400" height="1350"><defs>${defs}</defs>${body}</svg>\n`
