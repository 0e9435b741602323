import type { Ports } from '#kernel/page/page.ts'
import type { Assets } from './assets.ts'
import { DataVersions } from './data-versions.ts'
import { PageCache } from './page-cache.ts'
import { Recompressor } from './recompressor.ts'
import { RenderLine } from './render-line.ts'

interface PageDependencies {
  readonly siteUrl: string
  readonly ports: Ports
  readonly assets: Assets
  readonly dataVersion: () => string
  readonly now: () => Date
  readonly quickCompression?: boolean
}

/** What pages are made with, and where they are kept. */
export interface PageServices extends PageDependencies {
  /** Pages at a path alone: there are so many and no more. */
  readonly kept: PageCache
  /** Pages at a path with a query: endlessly many, so they must not push out the others. */
  readonly keptViews: PageCache
  readonly versions: DataVersions
  readonly line: RenderLine
  readonly recompressor: Recompressor
}

const megabyte = 1024 * 1024
const linePlaces = 250

export function createPageServices(dependencies: PageDependencies): PageServices {
  const line = new RenderLine(linePlaces)
  return {
    ...dependencies,
    kept: new PageCache(24 * megabyte),
    keptViews: new PageCache(6 * megabyte),
    versions: new DataVersions(dependencies.dataVersion),
    line,
    recompressor: new Recompressor(() => line.busy),
  }
}
