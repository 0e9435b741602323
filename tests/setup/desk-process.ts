import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

interface DeskOptions {
  readonly env: Readonly<Record<string, string>>
  /** The folder in which the command is called. */
  readonly cwd?: string
}

const main = resolve('dist/current/desk/main.js')

/** The built desk in a process of its own, as it is called in earnest. */
export async function runDesk(args: readonly string[], { env, cwd }: DeskOptions) {
  const child = spawn(process.execPath, [main, ...args], { ...(cwd && { cwd }), env: { ...process.env, ...env } })
  const texts = Promise.all([textOf(child.stdout), textOf(child.stderr)])
  const [code] = (await once(child, 'exit')) as [number]
  const [out, err] = await texts
  return { code, out, err }
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const piece of stream.setEncoding('utf8')) text += piece
  return text
}
