import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { forgetChanges, tellChanges } from './changes.ts'
import './drafts.ts'
import './photos.ts'

const lookEveryMs = 1_500

document.documentElement.dataset.script = ''

/** Asks the device for the passkey before the form is sent (DESK-2). */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void askPasskey(form)
  })

async function askPasskey(form: HTMLFormElement): Promise<void> {
  const { passkey: kind, options = '' } = form.dataset
  const answer = form.elements.namedItem('passkey') as HTMLInputElement
  try {
    const response =
      kind === 'create'
        ? await startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON })
    answer.value = JSON.stringify(response)
    form.submit()
  } catch (error) {
    const problem = form.querySelector<HTMLElement>('[data-passkey-problem]')
    if (!problem) return
    problem.textContent =
      (error as Error).name === 'InvalidStateError'
        ? 'This device has a passkey for the desk already: sign in with it.'
        : 'The device gave no passkey. Try again.'
    problem.hidden = false
  }
}

document.querySelector<HTMLFormElement>('form[data-go-on]')?.requestSubmit()

/** The device forgets the passkeys that do not open the desk any more (DESK-93). */
const { accepted } = document.querySelector<HTMLElement>('[data-accepted]')?.dataset ?? {}
if (accepted) void PublicKeyCredential.signalAllAcceptedCredentials?.(JSON.parse(accepted))
const { unknown } = document.querySelector<HTMLElement>('[data-unknown]')?.dataset ?? {}
if (unknown) void PublicKeyCredential.signalUnknownCredential?.(JSON.parse(unknown))

/** The list beside a record shows the one that is open (DESK-64). */
const beside = document.querySelector<HTMLElement>('.desk-beside, .desk-inbox-list')
const current = beside?.querySelector<HTMLElement>('[aria-current]')
if (beside && current)
  beside.scrollTop = current.getBoundingClientRect().top - beside.getBoundingClientRect().top - beside.clientHeight / 2

/** A link to a field that is folded away opens its fold, in browsers that do not do it themselves (DESK-28). */
function openAimed(): void {
  const aimed = document.getElementById(location.hash.slice(1))
  const fold = aimed?.closest('details')
  if (!fold || fold.open) return
  fold.open = true
  aimed?.scrollIntoView()
}
openAimed()
addEventListener('hashchange', openAimed)

/** The link of an invitation is copied, or handed to another program of the phone (DESK-92). */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy ?? '')
    button.textContent = 'Copied'
  })
}
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
  button.hidden = navigator.share === undefined
  // Where nothing is shared, the person has closed the phone's own list: the screen says nothing.
  button.addEventListener('click', () => navigator.share({ url: button.dataset.share ?? '' }).catch(() => undefined))
}

/** A menu closes by a tap elsewhere and by Escape. */
function closeMenus(keep?: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.desk-menu[open]'))
    if (!(keep instanceof Node && menu.contains(keep))) menu.open = false
}
addEventListener('click', ({ target }) => closeMenus(target))
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  document.activeElement?.closest('.desk-menu')?.querySelector('summary')?.focus()
  closeMenus()
})

/** A choice that shows other messages acts at once; keys pass over choices that are not meant, and have a button (LEAD-64). */
for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-at-once]'))
  select.addEventListener('change', () => select.matches(':focus-visible') || select.form?.requestSubmit())

/** The sheet for the windshield (DESK-101). */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => print())
}

/** A menu that opens is whole in sight. */
addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof Element && target.matches('.desk-menu[open]'))
      target.lastElementChild?.scrollIntoView({ block: 'nearest' })
  },
  true,
)

/** A fold opens with the cursor in its first field, within the tap, or a telephone would not show its keys (DESK-61). */
for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:has([data-first])'))
  fold.querySelector('summary')?.addEventListener('click', (event) => {
    if (fold.open) return
    event.preventDefault()
    fold.open = true
    fold.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  })
const markAll = document.querySelector<HTMLInputElement>('[data-mark-all]')
markAll?.addEventListener('change', () => {
  for (const box of document.querySelectorAll<HTMLInputElement>('.desk-mark > input')) box.checked = markAll.checked
})

/** Shows what others change within two seconds, unless that would take away what is being typed (DESK-9). */
const { version } = document.body.dataset
let isTyping = false
addEventListener('input', ({ target }) => {
  isTyping = true
  // What is typed brings the button that saves it (DESK-20).
  if (target instanceof HTMLElement && 'form' in target && target.form instanceof HTMLFormElement)
    tellChanges(target.form)
})

// What was typed is taken back, and so is what it brought.
addEventListener('reset', ({ target }) => {
  isTyping = false
  if (target instanceof HTMLFormElement) forgetChanges(target)
})

const secondTapMs = 5_000
const sentAt = new WeakMap<HTMLElement, number>()
addEventListener(
  'submit',
  (event) => {
    const before = (event.submitter && sentAt.get(event.submitter)) ?? Number.NEGATIVE_INFINITY
    if (event.timeStamp - before >= secondTapMs) return
    // A second tap on a button would decide again, and the answer would tell of the first one as of another person's (LEAD-62).
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  true,
)
addEventListener('submit', ({ target, submitter, timeStamp, defaultPrevented }) => {
  // A reload would break off the answer to what was just sent, and its receipt would never be seen.
  isTyping = true
  // A search is no decision, and nothing is sent while the device is asked for the passkey.
  if (submitter && !defaultPrevented && (target as HTMLFormElement).method === 'post') sentAt.set(submitter, timeStamp)
})

const changed = document.querySelector<HTMLElement>('[data-changed]')
changed?.addEventListener('click', () => location.reload())

async function lookForChanges(): Promise<void> {
  const answer = await fetch('/version').catch(() => undefined)
  if (!answer?.ok || answer.redirected || (await answer.text()) === version) return
  const isBusy = isTyping || document.querySelector('.desk-menu[open], :is(input, select, textarea):focus') !== null
  if (isBusy && changed) {
    changed.hidden = false
    return
  }
  // What is tapped or typed until the new page is there would be lost.
  document.body.inert = true
  location.reload()
}

if (version)
  setInterval(() => {
    if (document.visibilityState === 'visible') void lookForChanges()
  }, lookEveryMs)
