// Plain JavaScript, nothing but the platform: it tells of what happens before anything is installed.
const barWidth = 24
const drawnEveryMs = 100
const saidEveryMs = 10_000
const atTerminal = process.stderr.isTTY && process.env.TERM !== 'dumb'

/**
 * Says what is being done, how far it is and how long it took: at a terminal as one line with a bar, elsewhere in plain
 * lines, of which a long one comes every ten seconds. `work` is given `tell(done, of, what)`.
 */
export async function step(name, work) {
  const begun = performance.now()
  let now = { done: 0, of: 0, what: '' }
  const seconds = () => `${Math.round((performance.now() - begun) / 1000)} s`
  const count = ({ done, of, what }) => (of > 1 ? `${what ? `${what} ` : ''}${done} of ${of}` : '')
  const draw = () =>
    process.stderr.write(`\r\x1b[2K${name}  ${bar(now)}  ${[count(now), seconds()].filter(Boolean).join('  ')}`)
  const say = () => process.stderr.write(`${name} … ${[count(now), seconds()].filter(Boolean).join(', ')}\n`)
  if (!atTerminal) process.stderr.write(`${name} …\n`)
  const timer = setInterval(atTerminal ? draw : say, atTerminal ? drawnEveryMs : saidEveryMs)
  try {
    const result = await work((done, of, what = '') => {
      now = { done, of, what }
    })
    process.stderr.write(`${atTerminal ? '\r\x1b[2K' : ''}${name}: done in ${seconds()}\n`)
    return result
  } finally {
    clearInterval(timer)
  }
}

function bar({ done, of }) {
  const full = of > 0 ? Math.round((barWidth * Math.min(done, of)) / of) : 0
  return '█'.repeat(full) + '░'.repeat(barWidth - full)
}
