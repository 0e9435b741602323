import { setTimeout as wait } from 'node:timers/promises'

/** What a process that was started with `--inspect=127.0.0.1:PORT` still holds when all that it can drop is dropped, in bytes. */
export async function liveMemory(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => {
    socket.onopen = resolve
  })
  let sent = 0
  const command = (method: string, params: object = {}) => {
    sent += 1
    const id = sent
    const answer = new Promise<{ result: { value: number } }>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data))
        if (message.id === id) resolve(message.result)
      })
    })
    socket.send(JSON.stringify({ id, method, params }))
    return answer
  }
  // What one round sets free may hold on to something until the next.
  for (let round = 0; round < 2; round += 1) {
    await command('HeapProfiler.collectGarbage')
    await wait(100)
  }
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
  const { result } = await command('Runtime.evaluate', { expression })
  socket.close()
  return result.value
}
