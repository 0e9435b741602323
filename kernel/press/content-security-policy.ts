import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const originsOf = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address]) => new URL(address ?? '').origin)),
]

/** The policy for one very page: it allows the style and script that stand in it and the kinds of file that it uses, nothing else. */
export function contentSecurityPolicy(html: string): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => hashOf(css ?? ''))
  // Scripts that stand in the page itself, and the import map; JSON in a script element is not run.
  const scripts = [...html.matchAll(/<script (?:id="[a-z-]+"|type="importmap")>(.*?)<\/script>/gs)].map(([, script]) =>
    hashOf(script ?? ''),
  )
  const frames = originsOf(html, /<iframe [^>]*src="(https:[^"]+)"/g)
  if (/<script (?:type="module"|id="load-islands")/.test(html)) scripts.unshift("'self'")
  return [
    "default-src 'none'",
    `style-src ${styles.join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `script-src ${scripts.join(' ') || "'none'"}`,
    // No text ever becomes markup or script in the browser.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // On a page without script too: those who judge a page ask for robots.txt from within it.
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
