import { expect, test } from 'vitest'
import { PageCss } from './page-css.ts'

const css = new PageCss(`
  @layer base { html { color: var(--ink) } a:not(.btn) { color: blue } }
  .btn { color: red; &:hover { color: var(--hot) } & .icon { width: 1px } }
  .card, .btn { margin: 0 }
  .md\\:grid { @media (width >= 1px) { display: grid } }
  @media print { .sheet { color: black } }
  @keyframes breathe { from { opacity: 0 } }
  @keyframes spin { from { rotate: 0 } }
  .skeleton { animation: breathe 1s }
  :root { --ink: black; --hot: orange; --unused: var(--deep); --deep: 1 }
`)

test('SITE-44: a rule stays when the page holds every class of one of its selectors', () => {
  const kept = css.for('<a class="btn md:grid">')
  expect(kept).toContain('.btn {')
  expect(kept).toContain('md\\:grid')
  expect(kept).not.toContain('.card')
  expect(kept).not.toContain('.icon')
})

test('SITE-44: a word of the page is no class of it, a word of its script may be', () => {
  expect(css.for('<p class="note">A card on the table</p>')).not.toContain('.card')
  expect(css.for('<p>', 'x.className="open card"')).toContain('.card')
})

test('SITE-44: rules for elements, and what is only excluded by a class, always stay', () => {
  expect(css.for('')).toContain('html {')
  expect(css.for('')).toContain('a:not(.btn)')
})

test('SITE-44: emptied blocks, animations and properties that nothing reads go', () => {
  const kept = css.for('<p>')
  expect(kept).not.toMatch(/print|breathe|spin|--hot|--unused|--deep/)
  expect(kept).toContain('--ink')
  expect(css.for('<p class="skeleton">')).toContain('@keyframes breathe')
  expect(css.for('<a class="btn">')).toContain('--hot: orange')
})
