// Words that any screen may say. A name in braces stands for a value put in by the rules.

// SITE-20
export const toastSettings = { durationMs: 5000, swipeThreshold: 50, limit: 1 } as const
export const toastLabels = { close: 'Close', region: 'Notifications' } as const

export const breadcrumbLabel = 'Breadcrumb'

// A failure that has no sentence of its own
export const serverMessages = {
  errorTitle: 'Something broke on our side',
  errorText: 'It is not you. Try again in a minute, or call and we will help by phone.',
  busyTitle: 'A lot of people are here at once',
  busyText: 'This page takes a few seconds more than usual. Load it again in a moment, or call us.',
  /** Where not even the page around it can be shown. */
  errorPlain: 'Something went wrong on our side. Please try again, or call us.',
  tooMany: 'That was a lot at once. Please wait a minute and try again.',
  badRequest: 'We could not read that request.',
} as const
