import { HtmlValidate } from 'html-validate'

const off = (...rules: readonly string[]) => Object.fromEntries(rules.map((rule) => [rule, 'off']))

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these as it does.
    ...off('attr-case', 'void-style', 'attribute-boolean-style', 'attribute-empty-style', 'doctype-style'),
    // A rule of our own measures titles; telephone numbers in running text have ordinary spaces.
    ...off('no-trailing-whitespace', 'long-title', 'tel-non-breaking'),
    // The rule does not know anchors yet; the one style element in the head is by design.
    ...off('no-unknown-attribute', 'require-csp-nonce'),
    // A form sends several values by boxes with one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  },
})

/** What the HTML standard finds wrong with a document. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message} at ${message.selector}`),
  )
}
