/** DESK-2 to DESK-6: who may sign in at the desk, how often they may try, and for how long it lasts. */
export const signIn = {
  mostPeople: 8,
  longestName: 40,
  invitationMinutes: 15,
  sessionDays: 30,
  /** For how long what cannot be undone needs no new word of the passkey. */
  freshMinutes: 10,
  /** For how long a page may wait for the passkey. */
  challengeMinutes: 5,
  /** Attempts of one sender. */
  attempts: { most: 10, refillMs: 60_000 },
} as const
