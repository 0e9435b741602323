import type { Pointer } from './visitor.ts'

/** What WebDriver and WebDriver BiDi both know: a source of input and what it does, one after the other. */
export function pressing(point: { readonly x: number; readonly y: number }, pointerType: Pointer) {
  const actions = [
    { type: 'pointerMove', ...point },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }]
}

export function typing(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}
