// Without letters that read like a digit, so that it can be told over the phone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** '260506-7K3QXR2M': the day, so that references sort, and forty random bits. */
export function leadId(at: Date, random: Uint8Array): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '')
  const name = Array.from({ length }, (_, index) => letters[(random[index] ?? 0) % letters.length])
  return `${day}-${name.join('')}`
}
