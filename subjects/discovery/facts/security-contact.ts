/** For how many days after a build its security contact holds. */
export const securityContact = { path: '/.well-known/security.txt', goodForDays: 180, languages: 'en' } as const
