// Words that any screen may say. A name in braces stands for a value put in by the rules.

// SITE-20
export const toastSettings = { durationMs: 5000, swipeThreshold: 50, limit: 1 } as const
export const toastLabels = { close: 'Close', region: 'Notifications' } as const

export const breadcrumbLabel = 'Breadcrumb'

/** Said, not shown, after a link that opens another tab. */
export const opensNewTab = '(opens in a new tab)'

// A failure that has no sentence of its own
export const serverMessages = {
  errorTitle: 'Something went wrong on our side',
  errorText: 'Please try again in a minute, or call us and we will help by phone.',
  busyTitle: 'The site is busy right now',
  busyText: 'Load this page again in a few seconds, or call us.',
  /** Where not even the page around it can be shown. */
  errorPlain: 'Something went wrong on our side. Please try again, or call us.',
  tooMany: 'Too many tries at once. Please wait a minute and try again.',
  badRequest: 'We could not read that request.',
} as const
