/**
 * A line as a terminal may show it: what would move the cursor, turn the direction of reading (U+202E) or hide itself is
 * shown as what it is. Line ends and tabs stay, and what joins the parts of a letter or an emoji.
 */
export function plainLine(line: string): string {
  return line
    .toWellFormed()
    .replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}]/gu, escaped)
}

function escaped(character: string): string {
  // Chooses how the emoji before it looks.
  if (character === '\ufe0f') return character
  return `\\u{${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}}`
}
