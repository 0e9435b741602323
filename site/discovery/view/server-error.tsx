import { callNow } from '#content/discovery/navigation.ts'
import { serverMessages } from '#content/shared/messages.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import type { PageView } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'

const { errorTitle, errorText } = serverMessages

/** What any address shows whose page could not be made. It needs no data, so it works without the store. */
export const serverErrorView: PageView = {
  status: 500,
  head: { title: errorTitle, description: errorText, canonical: '/500', noindex: true },
  body: (
    <Hero pageKey="/500" title={errorTitle} lead={errorText}>
      <CallButton look="main" label={callNow} />
    </Hero>
  ),
}
