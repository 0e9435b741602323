/** What signs: a secret as such services hand it out is base64 behind its prefix; any other is taken as it stands. */
export function webhookKey(secret: string): Buffer | undefined {
  const [, encoded] = /^whsec_(.*)$/s.exec(secret) ?? []
  if (encoded === undefined) return Buffer.from(secret)
  return /^[a-z\d+/]*={0,2}$/i.test(encoded) ? Buffer.from(encoded, 'base64') : undefined
}
