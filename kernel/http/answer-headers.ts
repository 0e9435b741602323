export type AnswerHeaders = Readonly<Record<string, string>>

/** For an answer that neither a browser nor a cache may keep. */
export const noStore = { 'Cache-Control': 'no-store' } as const
