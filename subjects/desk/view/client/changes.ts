export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The bar of a phone shows two values of so many letters. */
const longestTold = 20
const unreadable = ['date', 'file']
const notTyped = ['hidden', 'submit', 'button']

export const isBox = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)
export const stateOf = (control: Control) => (isBox(control) ? String(control.checked) : control.value)
export const isChanged = (control: Control) => stateOf(control) !== stateAsItCame(control)

function stateAsItCame(control: Control): string {
  if (isBox(control)) return String(control.defaultChecked)
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? ''
}

/** Brings the bar that saves a form, which tells the one change or counts them; each changed field is marked (DESK-104). */
export function tellChanges(form: HTMLFormElement): void {
  form.setAttribute('data-typed', '')
  const changed = new Map<string, Control>()
  for (const control of [...form.elements].filter(isControl)) {
    control.toggleAttribute('data-edited', isChanged(control))
    if (isChanged(control) && !isLeft(control)) changed.set(control.name, control)
  }
  const told = barOf(form)?.querySelector('[data-told-changes]')
  const each = [...changed.values()].map(changeOf)
  if (told) told.textContent = each.length > 1 ? `${each.length} changes` : each.join('')
}

/** Takes the bar and the marks away, once what was typed is taken back. */
export function forgetChanges(form: HTMLFormElement): void {
  form.removeAttribute('data-typed')
  for (const control of form.elements) control.removeAttribute('data-edited')
}

const barOf = (form: HTMLFormElement) =>
  form.querySelector('.desk-save') ?? (form.nextElementSibling?.matches('.desk-save') ? form.nextElementSibling : null)

const isControl = (element: Element): element is Control =>
  element.matches('input[name], textarea[name], select[name]') && !notTyped.includes((element as Control).type)

/** Of a choice of two the one that is not chosen any more: the other one tells the change. */
const isLeft = (control: Control) => control.type === 'radio' && stateOf(control) === 'false'

/** 'Price $8,495 → $8,195', 'In stock: No'; a long text or a day says only that it was changed. */
function changeOf(control: Control): string {
  const name = labelOfControl(control)
  if (control.type === 'radio') return `${name}: ${control.labels?.[0]?.textContent}`
  if (isBox(control)) return `${name}: ${control.checked ? 'yes' : 'no'}`
  const [before, now] = [stateAsItCame(control), control.value].map((value) => shownValue(control, value))
  if (before === undefined || now === undefined) return `${name} changed`
  if (now === '') return `${name} removed`
  return before === '' ? `${name} ${now}` : `${name} ${before}\u00a0→ ${now}`
}

/** A value as people read it; undefined where it is too long for the bar, or where the value is not what people read. */
function shownValue(control: Control, value: string): string | undefined {
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => option.value === value)?.textContent ?? value
  if (unreadable.includes(control.type) || value.length > longestTold) return undefined
  const amount = Number(value.replaceAll(',', ''))
  const isAmount = control.closest('.desk-price') && value !== '' && !Number.isNaN(amount)
  return isAmount ? `$${amount.toLocaleString('en-US')}` : value
}

function labelOfControl(control: Control): string {
  const label = control.closest('.field')?.querySelector('label, .desk-label, legend')
  // The words of a box come before its hint.
  const words = label ?? control.labels?.[0]?.querySelector('span')?.firstChild
  return control.ariaLabel ?? words?.textContent ?? ''
}
