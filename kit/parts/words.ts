// SITE-20
export const toastSettings = { durationMs: 5000, swipeThreshold: 50 } as const
export const toastLabels = { close: 'Close', region: 'Notifications' } as const

export const breadcrumbLabel = 'Breadcrumb'

/** Said to screen readers after a link that opens another tab. */
export const opensNewTab = '(opens in a new tab)'

/** The words around every planner. */
export const plannerWords = {
  share: 'Link to this result',
  shareNote: 'Opens this page with the same answers.',
  problems: 'Please check the fields marked below.',
} as const
