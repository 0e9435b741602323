import { z } from 'zod'

// Databases store neither NUL nor half a surrogate pair; the other characters change a text in ways that no reader sees.
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u
const unprintableInText = /[^\P{Cc}\t\n]|[\p{Cs}\p{Bidi_Control}]/u

/** The rule of one line of text. */
export const line = (most: number, least = 1) =>
  text(most, least).refine(isLine, 'must be one line without control characters')

/** The rule of a text that may have several lines. */
export const lines = (most: number) =>
  text(most).refine((typed) => !unprintableInText.test(typed), 'must not contain control characters')

export const isLine = (typed: string) => !unprintable.test(typed)

const text = (most: number, least = 1) =>
  z.string().trim().min(least, 'must not be empty').max(most, `must have at most ${most} characters`)
