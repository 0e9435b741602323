import { LoadIslands } from '#kernel/page/load-islands.tsx'
import { jsonForScript } from '#kit/json-ld/json-for-script.ts'
import { themeColors } from '#kit/styles/theme-colors.ts'
import type { DatedHours } from '#subjects/dealership/rules/dated-hours.ts'
import { HeadTags, type PageHead } from './page-head.tsx'

interface DocumentProps {
  readonly head: PageHead
  readonly siteUrl: string
  readonly comingDates: readonly DatedHours[]
  readonly css: string
  /** The files of script that its islands start with. */
  readonly scripts: readonly string[]
  /** What each script that may come must hash to, by its address. */
  readonly integrity: Readonly<Record<string, string>>
  readonly devHead: string | undefined
  /** The body as already rendered: what stands in it decides about style and scripts. */
  readonly body: string
}

export function Document({ head, siteUrl, comingDates, css, scripts, integrity, devHead, body }: DocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <HeadTags head={head} siteUrl={siteUrl} comingDates={comingDates} />
        {scripts.length > 0 && <ImportMap integrity={integrity} />}
        {scripts.length > 0 && <LoadIslands files={scripts} />}
        {devHead && <script type="module" dangerouslySetInnerHTML={{ __html: devHead }} />}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}

/** A script that is not what the build made is not run. */
function ImportMap({ integrity }: Pick<DocumentProps, 'integrity'>) {
  return <script type="importmap" dangerouslySetInnerHTML={{ __html: jsonForScript({ integrity }) }} />
}
