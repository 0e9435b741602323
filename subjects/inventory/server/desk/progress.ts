const width = 30

/** One line that is drawn over and over, where somebody watches; nothing at all in a log or a pipe. */
export function progressOn(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>) {
  let shown = ''
  return {
    show(label: string, share: number): void {
      if (!stream.isTTY) return
      const percent = Math.floor(Math.min(1, share) * 100)
      const filled = Math.round((percent / 100) * width)
      const line = `${label} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${percent}%`
      if (line === shown) return
      shown = line
      stream.write(`\r\u001b[2K${line}`)
    },
    clear(): void {
      if (shown !== '') stream.write('\r\u001b[2K')
      shown = ''
    },
  }
}
