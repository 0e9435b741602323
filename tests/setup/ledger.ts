import { readFileSync } from 'node:fs'

/** The rows of `docs/contradictions.md`: id, reading, where it stands, and its fact. */
export const ledger: readonly (readonly string[])[] = readFileSync('docs/contradictions.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z-]+\.[a-z-]+ +\|/.test(line))
  .map((line) => line.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.trim()))
