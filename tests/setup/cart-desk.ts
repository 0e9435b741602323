import { type HTMLElement, parse } from 'node-html-parser'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { newDeskSite } from './desk-site.ts'

/** The desk with a person who fills in its forms as a browser does. */
export async function newCartDesk() {
  const desk = await newDeskSite()
  const { vehicles } = desk.database.ports
  const dana = await desk.signedIn('Dana')
  const see = async (path: string) => parse(await (await dana.ask(path)).text())
  const read = async (answer: Response) => parse(await answer.text())
  /** What the form at this address would send, with these changes. */
  async function fieldsOf(path: string, action: string) {
    const page = await see(path)
    const form = page.querySelector(`form[method=post][action="${action}"]`)
    if (!form) throw new Error(`no form leads from ${path} to ${action}`)
    const controls = page.querySelectorAll('input, textarea, select')
    // A field may stand elsewhere on the page and name its form.
    const ofForm = controls.filter((one) =>
      one.hasAttribute('form') ? one.getAttribute('form') === form.id : one.closest('form') === form,
    )
    const sent = ofForm.filter(isSent)
    const fields = sent.map((field) => {
      const chosen = field.querySelector('option[selected]') ?? field.querySelector('option')
      const text = field.tagName === 'TEXTAREA' ? field.text.replace(/^\n/, '').replaceAll('\n', '\r\n') : undefined
      const value = field.tagName === 'SELECT' ? chosen?.getAttribute('value') : (text ?? field.getAttribute('value'))
      return [field.getAttribute('name') ?? '', value ?? ''] as const
    })
    return Object.fromEntries(fields.filter(([name]) => name !== '' && name !== 'agreed'))
  }
  const send = (path: string, files: readonly (readonly [name: string, bytes: Uint8Array])[]) => {
    const body = new FormData()
    for (const [name, bytes] of files) body.append('photos', new File([new Uint8Array(bytes)], name))
    const headers = { Cookie: dana.Cookie, 'Sec-Fetch-Site': 'same-origin' }
    return desk.ask(path, { method: 'POST', body, headers })
  }
  const cart = async (id: string) => (await vehicles.get(id)) as Vehicle
  const ids = async () => (await vehicles.list()).map(({ id }) => id)
  return { ...desk, dana, see, read, fieldsOf, send, cart, ids, vehicles }
}

/** The fields as a browser sends them, which leaves out a box that is not ticked and a choice that is not made. */
const isSent = (field: HTMLElement) =>
  !['checkbox', 'radio'].includes(field.getAttribute('type') ?? '') || field.hasAttribute('checked')

/** The reason for which a form came back. */
export const told = (page: ReturnType<typeof parse>) => page.querySelectorAll('[role=alert]').map(({ text }) => text)
/** The screen that the answer leads to. */
export const to = (answer: Response) => answer.headers.get('location') ?? ''
