import { leadRules, trapField } from '#subjects/contact/facts/lead-rules.ts'

/** Why a person did perhaps not write this, in words for the desk. Programs of our own need not say how long they took. */
export function suspicionOf(sent: Readonly<Record<string, unknown>>): string | undefined {
  const trap = sent[trapField]
  if (trap !== undefined && trap !== '') return 'a field that people do not see was filled in'
  const took = sent.took
  if (typeof took === 'number' && took < leadRules.humanMilliseconds)
    return `sent ${Math.max(0, Math.round(took))} ms after the page opened`
  return undefined
}
