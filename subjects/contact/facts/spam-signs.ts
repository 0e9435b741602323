interface PhraseGroup {
  readonly weight: number
  /** Whole words in small letters. A group counts once, however many of its words stand in a message. */
  readonly phrases: readonly string[]
}

interface SpamSigns {
  readonly limit: number
  readonly link: number
  readonly markup: number
  readonly linkInLine: number
  readonly endings: readonly string[]
  readonly groups: readonly PhraseGroup[]
}

/**
 * Signs of advertising in a contact form, with the weight of each. A message that reaches the limit is quarantined until a person looks at
 * it. A neighbor who pastes a link, works at the casino or pays in bitcoin stays below (LEAD-26).
 */
export const spamSigns = {
  limit: 4,
  /** The weight of each link to a site that is not ours. */
  link: 1,
  /** `<a href` or `[url=`, which people do not type into a text box. */
  markup: 4,
  /** A link where a name or a phone number belongs. */
  linkInLine: 4,
  /** A name that ends like this is a site even without `https://`. */
  endings: [
    'com',
    'net',
    'org',
    'info',
    'biz',
    'shop',
    'online',
    'site',
    'store',
    'xyz',
    'club',
    'ru',
    'cn',
    'io',
    'ly',
  ],
  groups: [
    {
      weight: 4,
      phrases: ['viagra', 'v1agra', 'cialis', 'levitra', 'xanax', 'online pharmacy', 'cheap meds', 'canadian pharmacy'],
    },
    { weight: 4, phrases: ['online casino', 'casino bonus', 'free spins', 'no deposit bonus', 'sports betting site'] },
    { weight: 4, phrases: ['porn', 'sex dating', 'adult dating', 'escort girls', 'nude photos'] },
    {
      weight: 4,
      phrases: [
        'backlink',
        'backlinks',
        'link building',
        'guest posting',
        'seo service',
        'seo services',
        'seo agency',
        'seo expert',
        'seo package',
        'rank on google',
        'rank your website',
        'rank your site',
        'rank higher on google',
        'first page of google',
        'page one of google',
        'top of google',
        'domain authority',
        'organic traffic',
        'website traffic',
        'traffic to your website',
        'traffic to your site',
        'redesign your website',
        'contact form marketing',
        'mass emailing',
      ],
    },
    {
      weight: 4,
      phrases: [
        'merchant cash advance',
        'working capital loan',
        'bitcoin investment',
        'crypto investment',
        'forex trading',
        'double your money',
        'make money online',
        'earn money online',
      ],
    },
    { weight: 2, phrases: ['casino', 'poker', 'betting', 'jackpot', 'lottery'] },
    { weight: 2, phrases: ['bitcoin', 'crypto', 'cryptocurrency', 'forex', 'nft'] },
    {
      weight: 2,
      phrases: [
        'seo',
        'search engine optimization',
        'digital marketing',
        'marketing agency',
        'lead generation',
        'explainer video',
        'guest post',
        'sponsored post',
        'business funding',
      ],
    },
    { weight: 2, phrases: ['click here', 'act now', 'limited time offer', 'unsubscribe', 'dear business owner'] },
  ],
} as const satisfies SpamSigns
