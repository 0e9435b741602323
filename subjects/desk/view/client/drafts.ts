type Typed = Readonly<Record<string, string>>
type TextField = HTMLInputElement | HTMLTextAreaElement

function keepDraft(form: HTMLFormElement): void {
  const key = `draft ${location.pathname} ${new URL(form.action).pathname}`
  const fields = [...form.elements].filter(isText)
  const typedNow = () =>
    Object.fromEntries(
      fields.filter((field) => field.value !== field.defaultValue).map(({ name, value }) => [name, value]),
    )
  const isBack = document.querySelector('[role=alert]') !== null
  if (isBack) sessionStorage.removeItem(key)
  else bringBack(form, fields, JSON.parse(sessionStorage.getItem(key) ?? '{}'), key)
  form.addEventListener('input', () => sessionStorage.setItem(key, JSON.stringify(typedNow())))
  form.addEventListener('submit', () => sessionStorage.removeItem(key))
}

const isText = (field: Element): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['hidden', 'file', 'checkbox', 'radio', 'submit'].includes(field.type))

function bringBack(form: HTMLFormElement, fields: readonly TextField[], typed: Typed, key: string): void {
  const found = fields.filter(({ name, value }) => Object.hasOwn(typed, name) && typed[name] !== value)
  if (found.length === 0) return
  for (const field of found) field.value = typed[field.name] ?? ''
  const [told, discard] = [document.createElement('div'), document.createElement('button')]
  told.className = 'notice spread'
  told.setAttribute('role', 'status')
  told.append('What you typed before is here again. It is not saved yet.')
  discard.className = 'button'
  discard.type = 'button'
  discard.textContent = 'Discard it'
  discard.addEventListener('click', () => {
    for (const field of found) field.value = field.defaultValue
    sessionStorage.removeItem(key)
    told.remove()
  })
  told.append(discard)
  form.prepend(told)
}

/** DESK-91: what was typed in a long form and not sent is there again after Back, a reload, or a sign-in. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) keepDraft(form)
