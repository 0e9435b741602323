import type { PageView } from '#kernel/page/page.ts'
import { serverMessages } from '#subjects/dealership/facts/messages.ts'
import { callNow } from '#subjects/dealership/facts/navigation.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { Hero } from '#subjects/pictures/view/hero.tsx'

interface Trouble {
  readonly status: PageView['status']
  readonly title: string
  readonly text: string
}

/** It needs no data, so it works without the store. */
function troubleView({ status, title, text }: Trouble): PageView {
  const pageKey = `/${status}`
  return {
    status,
    head: { title, description: text, canonical: pageKey, noindex: true },
    body: (
      <Hero pageKey={pageKey} title={title} lead={text}>
        <CallButton look="main" label={callNow} />
      </Hero>
    ),
  }
}

const { errorTitle, errorText, busyTitle, busyText } = serverMessages

/** What an address shows whose page could not be made. */
export const serverErrorView = troubleView({ status: 500, title: errorTitle, text: errorText })

/** What an address shows whose page would have to be made while too many others are. */
export const serverBusyView = troubleView({ status: 503, title: busyTitle, text: busyText })
