export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const notTyped = ['hidden', 'submit', 'button']

export const isBox = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)
export const stateOf = (control: Control) => (isBox(control) ? String(control.checked) : control.value)
export const isChanged = (control: Control) => stateOf(control) !== stateAsItCame(control)

function stateAsItCame(control: Control): string {
  if (isBox(control)) return String(control.defaultChecked)
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? ''
}

/** Brings the bar that saves a form, which names the one field that was changed or counts them; each of these is marked (DESK-104). */
export function tellChanges(form: HTMLFormElement): void {
  form.setAttribute('data-typed', '')
  const names = new Map<string, string>()
  for (const control of [...form.elements].filter(isControl)) {
    control.toggleAttribute('data-edited', isChanged(control))
    if (isChanged(control)) names.set(control.name, nameOf(control))
  }
  const told = barOf(form)?.querySelector('[data-told-changes]')
  const [only = ''] = names.values()
  if (told) told.textContent = names.size > 1 ? `${names.size} changes` : only && `${only} changed`
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

function nameOf(control: Control): string {
  const label = control.closest('.field')?.querySelector('label, .desk-label, legend') ?? control.labels?.[0]
  return control.ariaLabel ?? label?.textContent ?? ''
}
