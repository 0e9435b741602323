import { createInterface } from 'node:readline/promises'

interface Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

interface ConfirmOptions {
  /** It was said beforehand, by `--yes`. */
  readonly yes: boolean
  readonly warn: (line: string) => void
  readonly terminal?: Terminal
}

/** Whether somebody who watches agrees; where nobody watches, the answer has to come with the command. */
export async function confirm(question: string, { yes, warn, terminal = process }: ConfirmOptions): Promise<boolean> {
  if (yes) return true
  const { stdin, stderr } = terminal
  if (!stdin.isTTY || !stderr.isTTY) {
    warn(`${question} Nobody is here to be asked: say --yes where it is meant. Nothing was changed.`)
    return false
  }
  const prompt = createInterface({ input: stdin, output: stderr })
  try {
    const agreed = /^y(?:es)?$/i.test((await answerTo(prompt, `${question} [y/N] `)).trim())
    if (!agreed) warn('Nothing was changed.')
    return agreed
  } finally {
    prompt.close()
  }
}

/** The end of input, by Ctrl-D, is no answer: it agrees to nothing. */
async function answerTo(prompt: ReturnType<typeof createInterface>, question: string): Promise<string> {
  const ended = new Promise<string>((resolve) => prompt.once('close', () => resolve('')))
  return Promise.race([prompt.question(question).catch(() => ''), ended])
}
