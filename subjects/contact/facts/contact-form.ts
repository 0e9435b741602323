import { business } from '#subjects/dealership/facts/business.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'

// LEAD-3, LEAD-4; the longest entries are ours to set, 254 being the longest address that mail can reach
export const contactFields = {
  firstName: { label: 'First name', minimum: 1, maximum: 100, message: 'First name is required' },
  lastName: { label: 'Last name', minimum: 1, maximum: 100, message: 'Last name is required' },
  email: { label: 'Email', maximum: 254, message: 'Invalid email address' },
  phone: { label: 'Phone', minimum: 10, maximum: 60, message: 'Phone number is required' },
  interest: { label: 'What is this about?' },
  message: { label: 'Message', minimum: 10, maximum: 10_000, message: 'Message must be at least 10 characters' },
} as const

// LEAD-3: the order of the choices is the order shown
export const contactInterests = [
  { value: 'sales', label: 'Sales Inquiry' },
  { value: 'service', label: 'Service Request' },
  { value: 'parts', label: 'Parts & Accessories' },
  { value: 'general', label: 'General Question' },
] as const satisfies readonly { readonly value: ContactInterest; readonly label: string }[]

// LEAD-1, LEAD-3, LEAD-11, LEAD-13
export const contactMessages = {
  cardTitle: 'Get In Touch',
  formTitle: 'Send Us a Message',
  send: 'Send Message',
  sending: 'Sending...',
  required: 'Required',
  invalid: 'Invalid input',
  tooLong: 'Message must be at most 10,000 characters',
  errorTitle: 'Error',
  submitFailed: 'Failed to submit contact form',
  sendFailed: 'Failed to send message. Please try again.',
  defaultInterest: 'sales',
} as const

// What the server says when it does not take a submission
export const contactRefusals = {
  tooLarge: 'That message is too long to send.',
  wrongType: 'Please send a form or JSON.',
  crossSite: 'This form was sent from another site. Please send it from our contact page.',
  keyReused: 'This message was already sent with different content. Please reload the page and send it again.',
  checkFields: 'Please check the fields and send again.',
  notStored: `We could not save your message just now. Please try again in a minute, or call ${business.phones.main}.`,
} as const
