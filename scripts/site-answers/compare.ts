import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const shownLines = 14
const shownNames = 5

/** Says how many answers are the same and how the others differ; those that differ alike are told together. */
export function compareAnswers(one: string, other: string, say: (line: string) => void): 0 | 1 {
  const names = [...new Set([...readdirSync(one), ...readdirSync(other)])].sort()
  const both = names.filter((name) => existsSync(join(one, name)) && existsSync(join(other, name)))
  const different = both.filter((name) => !read(one, name).equals(read(other, name)))
  const alone = [one, other].map((folder) =>
    names.filter((name) => !both.includes(name) && existsSync(join(folder, name))),
  )
  const alike = Map.groupBy(different, (name) => difference(join(one, name), join(other, name)))

  for (const [lines, those] of alike) {
    say(
      those
        .slice(0, shownNames)
        .map((name) => title(one, name))
        .join('\n'),
    )
    if (those.length > shownNames) say(`and ${those.length - shownNames} more, all of them so:`)
    say(`${lines}\n`)
  }
  for (const [index, folder] of [one, other].entries())
    for (const name of alone[index] ?? []) say(`Only in ${folder}: ${title(folder, name)}`)
  const odd = different.length + alone.flat().length
  say(
    `${both.length - different.length} answers are the same, ${different.length} differ, ${alone.flat().length} stand alone.`,
  )
  return odd > 0 || both.length === 0 ? 1 : 0
}

function read(folder: string, name: string): Buffer {
  return readFileSync(join(folder, name))
}

/** The question stands in the first line of its file. */
function title(folder: string, name: string): string {
  return read(folder, name).toString('utf8').split('\n', 1)[0] ?? name
}

function difference(one: string, other: string): string {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '--unified=1', one, other], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const lines = stdout
    .split('\n')
    .filter((line) => line !== '' && !/^(?:diff|index|---|\+\+\+) /.test(line))
    .map((line) => line.replace(/^@@.*/, '@@').slice(0, 300))
  return [...lines.slice(0, shownLines), ...(lines.length > shownLines ? ['…'] : [])].join('\n')
}
