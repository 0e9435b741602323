import { HtmlValidate } from 'html-validate'

const off = (...rules: readonly string[]) => Object.fromEntries(rules.map((rule) => [rule, 'off']))

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes them so.
    ...off('attr-case', 'void-style', 'attribute-boolean-style', 'attribute-empty-style', 'doctype-style'),
    // The length of titles is measured by our own rule; telephone numbers stand in running text with ordinary spaces.
    ...off('no-trailing-whitespace', 'long-title', 'tel-non-breaking'),
    // Anchors that the rule does not know yet; one style element in the head is the design.
    ...off('no-unknown-attribute', 'require-csp-nonce'),
    // Boxes of one name are how a form sends several values.
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
