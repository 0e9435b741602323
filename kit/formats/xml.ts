const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // The name of XML's own is not known to every program that shows a mail.
  "'": '&#39;',
}
// Characters that XML 1.0 cannot hold in any spelling.
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu

/** A text as XML and HTML hold it. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}
