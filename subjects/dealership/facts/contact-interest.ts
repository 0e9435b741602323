/** The interests of a visitor's message: a page that leads to the contact form names one of these. */
export type ContactInterest = 'sales' | 'service' | 'parts' | 'general'
