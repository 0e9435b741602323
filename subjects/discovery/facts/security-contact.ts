/** How long after a build its security contact may be relied upon. */
export const securityContact = { path: '/.well-known/security.txt', goodForDays: 180, languages: 'en' } as const
