/** What the build made for the browser, as the pages need to know it. */
export interface Assets {
  /** The style of a page, by its name. */
  readonly css: (page: string) => string
  /** Files that a page with these islands loads at once, the entry first: those of islands that can wait come later. */
  readonly scripts: (islands: readonly string[], atOnce: readonly string[]) => readonly string[]
  /** What each script that a page with these islands may come to load must hash to, by its address. */
  readonly integrity: (islands: readonly string[]) => Readonly<Record<string, string>>
  /** Tags that only the development server needs. */
  readonly devHead?: string
}
