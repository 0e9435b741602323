import type { DatedHours } from '#site/dealership/rules/dated-hours.ts'
import { themeColors } from '#site/shared/view/styles/theme-colors.ts'
import { HeadTags, type PageHead } from './page-head.tsx'

interface DocumentProps {
  readonly head: PageHead
  readonly siteUrl: string
  readonly comingDates: readonly DatedHours[]
  readonly css: string
  readonly fonts: readonly string[]
  readonly scripts: readonly string[]
  /** What each script must hash to, by its address. */
  readonly integrity: Readonly<Record<string, string>>
  readonly devHead: string | undefined
  /** The body as already rendered: what stands in it decides about style and scripts. */
  readonly body: string
}

export function Document({ head, siteUrl, comingDates, css, fonts, scripts, integrity, devHead, body }: DocumentProps) {
  const [entry, ...chunks] = scripts
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {entry && <script type="module" src={entry} integrity={integrity[entry]} fetchPriority="high" />}
        {chunks.map((href) => (
          <link key={href} rel="modulepreload" href={href} integrity={integrity[href]} fetchPriority="high" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <HeadTags head={head} siteUrl={siteUrl} comingDates={comingDates} />
        {devHead && <script type="module" dangerouslySetInnerHTML={{ __html: devHead }} />}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}
