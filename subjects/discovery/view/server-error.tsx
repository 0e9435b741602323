import type { PageView } from '#kernel/page/page.ts'
import { callNow } from '#subjects/dealership/facts/navigation.ts'
import { serverMessages } from '#subjects/dealership/facts/server-messages.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { Hero } from '#subjects/pictures/view/hero.tsx'

/** A view that needs no data, so that it works without the database. */
function troubleView(status: PageView['status'], title: string, text: string): PageView {
  return {
    status,
    head: { title, description: text, canonical: `/${status}`, noindex: true },
    body: (
      <Hero title={title} lead={text}>
        <CallButton look="main" label={callNow} />
      </Hero>
    ),
  }
}

const { errorTitle, errorText, busyTitle, busyText } = serverMessages

/** The view for a visitor whose page failed. */
export const serverErrorView = troubleView(500, errorTitle, errorText)

/** The view for a visitor whose page cannot be made now, since too many others wait. */
export const serverBusyView = troubleView(503, busyTitle, busyText)
