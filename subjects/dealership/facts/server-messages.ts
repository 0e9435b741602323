// The words for failures that have no sentence of their own
export const serverMessages = {
  errorTitle: 'Something went wrong on our side',
  errorText: 'Please try again in a minute, or call us and we will help by phone.',
  busyTitle: 'The site is busy right now',
  busyText: 'Load this page again in a few seconds, or call us.',
  /** For failures where not even the page around the error can be shown. */
  errorPlain: 'Something went wrong on our side. Please try again, or call us.',
  tooMany: 'Too many tries at once. Please wait a minute and try again.',
  badRequest: 'We could not read that request.',
} as const
