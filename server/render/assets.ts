/** What the build made for the browser, as the pages need to know it. */
export interface Assets {
  /** The style of a page, by its name; HTML and islands tell what it still needs of the old utilities. */
  readonly css: (page: string, html: string, islands: readonly string[]) => string
  /** Files that a page with these islands loads, the entry first. */
  readonly scripts: (islands: readonly string[]) => readonly string[]
  /** The two type faces, asked for before the style is read. */
  readonly fonts: readonly string[]
  /** Tags that only the development server needs. */
  readonly devHead?: string
}
