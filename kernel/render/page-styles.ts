import { readFileSync } from 'node:fs'
import { z } from 'zod'

const schema = z.object({ pages: z.record(z.string(), z.string()) })

/** Reads what the build found out: the style of each page, by its name. */
export function readPageStyles(file: string) {
  const { pages } = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    styleOf(page: string): string {
      const style = pages[page]
      if (style === undefined) throw new Error(`The build knows no style for "${page}": run "npm run build".`)
      return style
    },
  }
}
