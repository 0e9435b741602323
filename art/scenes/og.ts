// Renders og.html to the picture that links carry when shared. Needs Chromium, and ImageMagick for the 256 colours.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const page = new URL('./og.html', import.meta.url)
const target = fileURLToPath(new URL('../../public/media/og/default.png', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'og-'))
const shot = join(work, 'og.png')

try {
  execFileSync(
    process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--allow-file-access-from-files',
      '--window-size=1200,630',
      `--screenshot=${shot}`,
      page.href,
    ],
    { stdio: 'ignore' },
  )
  mkdirSync(dirname(target), { recursive: true })
  execFileSync(process.env.CONVERT_PATH ?? 'convert', [
    shot,
    '-dither',
    'FloydSteinberg',
    '-colors',
    '256',
    '-strip',
    `PNG8:${target}`,
  ])
  console.log(`default.png ${statSync(target).size} bytes`)
} finally {
  rmSync(work, { recursive: true })
}
