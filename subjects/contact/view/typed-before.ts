export interface Typed {
  readonly putBack: (form: HTMLFormElement | null) => void
}

/**
 * What the visitor typed and chose before the script was there. Read while rendering for the first time: a moment later
 * React sets selects and text boxes back to what the server sent. Nothing on the server.
 */
export function typedBefore(): Typed | undefined {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLFormElement>('form[action="/contact"]')
  const typed = form ? [...new FormData(form)] : []
  return {
    putBack: (target) => {
      for (const [name, value] of typed) {
        const control = target?.elements.namedItem(name)
        if (control && 'value' in control && control.value !== value) control.value = String(value)
      }
    },
  }
}
