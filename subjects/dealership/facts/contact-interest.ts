/** What a visitor may write about: a page that leads to the contact form names one of these. */
export type ContactInterest = 'sales' | 'service' | 'parts' | 'general'
