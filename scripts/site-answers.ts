import { resolve } from 'node:path'
import { compareAnswers } from './site-answers/compare.ts'
import { takeAnswers } from './site-answers/take.ts'

/*
 * Shows that a change is none that a visitor can notice: asks two builds for everything they answer and compares.
 *
 *   node scripts/site-answers.ts take CHECKOUT FOLDER    every answer of that checkout's build, one file each
 *   node scripts/site-answers.ts compare FOLDER FOLDER   what is not the same; exit code 1 if anything is
 *
 * The process is given one fixed time. Left out of what is compared are the style, the classes, the names of script
 * and style files, and whatever is drawn by lot (see `plain-text.ts`); what the script does in a browser is not taken.
 */
const [command, first, second, ...rest] = process.argv.slice(2)

if (command === 'take' && first && second && rest.length === 0) {
  const start = performance.now()
  const count = await takeAnswers(resolve(first), resolve(second))
  say(`${count} answers in ${Math.round((performance.now() - start) / 1000)} seconds.`)
} else if (command === 'compare' && first && second && rest.length === 0) {
  process.exitCode = compareAnswers(resolve(first), resolve(second), say)
} else {
  process.stderr.write('node scripts/site-answers.ts take CHECKOUT FOLDER | compare FOLDER FOLDER\n')
  process.exitCode = 2
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
