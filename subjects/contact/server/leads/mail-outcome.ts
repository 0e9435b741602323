/** The server's own words may name the visitor: of them only the code is told. */
export function mailCode(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return /^[A-Z]+ (?:\d{3})?|^\d{3}/.exec(reason)?.[0]?.trim() || 'no reason given'
}
