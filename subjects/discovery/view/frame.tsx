import type { Page } from '#kernel/page/page.ts'
import type { FinishedBody, Frame } from '#kernel/press/render.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { themeColors } from '#kit/styles/theme-colors.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { chosenTown } from '#subjects/county/rules/destinations.ts'
import { ChosenTown } from '#subjects/county/view/chosen-town.tsx'
import { nextMidnight, openState } from '#subjects/dealership/rules/hours.ts'
import { noticeOn, shopOn } from '#subjects/dealership/rules/shop.ts'
import { ShopContext } from '#subjects/dealership/view/shop-context.ts'
import { shareCard } from '#subjects/pictures/rules/share-picture.ts'
import { amountsOf } from '#subjects/policies/rules/prices-today.ts'
import { type HeadProps, HeadTags } from './page-head.tsx'
import { Shell } from './shell.tsx'

/** The picture that a shared link to a page of this kind shows. */
export const shareOf = (page: Page) => shareCard(page.share ?? 'home')

/** What stands around every page. The shell says whether we are open and announces the dates of the week ahead (FIND-30). */
export function siteFrame(carriesTown: (path: string) => boolean, laterStyle: string | undefined): Frame {
  return (page, { status, head, body }, { path, search, carried, now, siteUrl, shop }) => {
    const sales = openState(shop, 'sales', now)
    const service = openState(shop, 'service', now)
    const midnight = nextMidnight(now)
    const ends = [midnight, sales.until, service.until, shop.until ?? midnight]
    const town = carried ?? chosenTown.parse(page.townOf?.(path) ?? '')
    return {
      until: new Date(Math.min(...ends.map((end) => end.getTime()))),
      body: (
        <ShopContext value={shopOn(shop, now)}>
          <ChosenTown delivery={town ? deliveryTo(town, amountsOf(shop)) : null} carries={carriesTown}>
            <Shell
              path={path}
              sales={sales}
              notice={noticeOn(shop, easternClock(now).day)}
              action={status === 200 ? page.action : undefined}
              cart={head.offer?.id}
              laterStyle={laterStyle}
            >
              {body}
            </Shell>
          </ChosenTown>
        </ShopContext>
      ),
      document: (finished) => (
        <Document
          {...finished}
          // A view that its query makes is one of endlessly many: search engines keep the plain page alone.
          head={{ share: shareOf(page), ...head, ...(search.size > 0 && { noindex: true }) }}
          siteUrl={siteUrl}
        />
      ),
    }
  }
}

interface DocumentProps extends FinishedBody, HeadProps {}

function Document({ css, scripts, devHead, body, ...about }: DocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <HeadTags {...about} />
        {scripts.length > 0 && <LoadIslands files={scripts} />}
        {devHead && <script type="module" dangerouslySetInnerHTML={{ __html: devHead }} />}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}

/** Events that show that the visitor is about to use the page. */
const signs = ['load', 'pointerdown', 'keydown', 'focusin']

/**
 * The script of a page's islands comes when the page has loaded, or when the visitor touches it before. All files are asked for at once, so
 * that none waits for another, and each runs in a task of its own. The page's policy knows the line by its hash (SITE-6).
 */
function LoadIslands({ files }: { files: readonly string[] }) {
  const start = `let go=()=>{go=()=>{};for(let file of ${JSON.stringify(files)})import(file)};`
  const wait = `for(let sign of ${JSON.stringify(signs)})addEventListener(sign,()=>go())`
  return <script id="load-islands" dangerouslySetInnerHTML={{ __html: `{${start}${wait}}` }} />
}
