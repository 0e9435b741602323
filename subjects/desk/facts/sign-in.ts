/** How often a sender may try to sign in, and how long a session lasts (DESK-2 to DESK-6). */
export const signIn = {
  mostPeople: 8,
  longestName: 40,
  invitationMinutes: 15,
  sessionDays: 30,
  /** For so long after a sign-in, a step that cannot be undone does not ask for the passkey again. */
  freshMinutes: 10,
  /** For so long a page may wait for the passkey. */
  challengeMinutes: 5,
  /** The attempts of one sender. */
  attempts: { most: 10, refillMs: 60_000 },
} as const
