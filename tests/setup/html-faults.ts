import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes them so.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // A long heading in the title is measured by our own rule below.
    'long-title': 'off',
    // Telephone numbers stand in running text with ordinary spaces.
    'tel-non-breaking': 'off',
    // Anchors that the platform understands and the rule does not know yet.
    'no-unknown-attribute': 'off',
    // Boxes of one name are how a form sends several values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // One style element in the head is the design.
    'require-csp-nonce': 'off',
  },
})

/** What the HTML standard finds wrong with a document. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message} at ${message.selector}`),
  )
}
