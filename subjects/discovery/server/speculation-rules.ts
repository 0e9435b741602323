/** Pages that the visitor is about to open are fetched while the finger is on its way; nothing that leaves the site. */
const ownPages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/api/*' } },
    { not: { href_matches: '/feeds/*' } },
    { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
  ],
}

export const speculationRules = {
  prefetch: [{ where: ownPages, eagerness: 'moderate' }],
  prerender: [{ where: ownPages, eagerness: 'conservative' }],
}
