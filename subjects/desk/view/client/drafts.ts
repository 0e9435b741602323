import { type Control, isBox, isChanged, stateOf, tellChanges } from './changes.ts'

type Typed = Readonly<Record<string, string>>

const prefix = 'draft '
const sentKey = 'sent'
const mostMs = 24 * 3_600_000
const withoutDraft = ['hidden', 'file', 'submit', 'button']

function draftKeys(): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
}

function readDraft(key: string): { readonly at: number; readonly typed: Typed } {
  return JSON.parse(localStorage.getItem(key) ?? '{"at":0,"typed":{}}')
}

/** Removes a draft once a screen tells its change: a form that was refused, or met no session or no network, is not saved yet. */
function forgetWhatWasSaved(): void {
  const sent = sessionStorage.getItem(sentKey)
  if (!sent || document.querySelector('.desk-door')) return
  if (document.querySelector('.desk-told')) localStorage.removeItem(sent)
  sessionStorage.removeItem(sentKey)
}

function keepDraft(form: HTMLFormElement): void {
  const key = prefix + new URL(form.action).pathname
  const controls = [...form.elements].filter(isTyped)
  // A form that comes back already holds what was typed.
  const isBack = document.querySelector('[role=alert]') !== null
  const { typed } = readDraft(key)
  if (isBack) tellChanges(form)
  if (!isBack) bringBack(form, controls, typed)
  const keep = () => {
    const changed = controls.filter(isChanged)
    const now = Object.fromEntries(changed.map((control) => [draftName(control), stateOf(control)]))
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), typed: { ...(isBack && typed), ...now } }))
  }
  // Some of its fields stand outside of the form.
  for (const control of controls) control.addEventListener('input', keep)
  form.addEventListener('submit', () => sessionStorage.setItem(sentKey, key))
  const forget = () => localStorage.removeItem(key)
  form.addEventListener('reset', forget)
  document.querySelector('a[data-discard]')?.addEventListener('click', forget)
}

function bringBack(form: HTMLFormElement, controls: readonly Control[], typed: Typed): void {
  const found = controls.filter((control) => (typed[draftName(control)] ?? stateOf(control)) !== stateOf(control))
  if (found.length === 0) return
  for (const control of found) setState(control, typed[draftName(control)] ?? '')
  tellChanges(form)
  const [told, discard] = [document.createElement('div'), document.createElement('button')]
  told.className = 'desk-told spread'
  told.setAttribute('role', 'status')
  told.append('What you typed before is here again. It is not saved yet.')
  discard.className = 'button'
  discard.type = 'button'
  discard.textContent = 'Discard it'
  discard.addEventListener('click', () => form.reset())
  form.addEventListener('reset', () => told.remove())
  told.append(discard)
  document.querySelector('main')?.prepend(told)
}

/** Whether a draft keeps this control: never a file, nor a box that agrees to something. */
function isTyped(element: Element): element is Control {
  const { name, type } = element as Control
  return name !== '' && name !== 'agreed' && element.matches('input, textarea, select') && !withoutDraft.includes(type)
}

const draftName = (control: Control) => (isBox(control) ? `${control.name} ${control.value}` : control.name)

function setState(control: Control, state: string): void {
  if (isBox(control)) control.checked = state === 'true'
  else control.value = state
}

/** Brings back what was typed in a long form and not sent, after Back, a closed tab or a sign-in, for a day (DESK-91). */
for (const key of draftKeys()) if (!(Date.now() - readDraft(key).at < mostMs)) localStorage.removeItem(key)
forgetWhatWasSaved()
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) keepDraft(form)
// What was typed before this script was there is to be saved as well.
for (const control of document.querySelectorAll<Control>('input, textarea, select'))
  if (isTyped(control) && isChanged(control) && control.form) tellChanges(control.form)
// Signing out ends all drafts; erasing a person ends the drafts of the messages that the form names.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-ends-drafts]'))
  form.addEventListener('submit', () => {
    const ids = form.dataset.endsDrafts?.split(' ') ?? []
    for (const key of draftKeys())
      if (ids.some((id) => id === '' || key.includes(`/messages/${id}`))) localStorage.removeItem(key)
  })
