import { renderToStaticMarkup } from 'react-dom/server'
import { examples } from '#kit/parts/examples.tsx'

/** In development `/parts` shows each part of the kit: the script brings their styles. */
export function partsPage(script: string): Response {
  const parts = renderToStaticMarkup(
    <main>
      {Object.entries(examples).map(([name, example]) => (
        <article key={name} className="wrap stack section">
          <h2>{name}</h2>
          <div>{example}</div>
        </article>
      ))}
    </main>,
  )
  const page = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Parts of the kit</title>
    <script type="module">${script}</script>
  </head>
  <body>${parts}</body>
</html>`
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
