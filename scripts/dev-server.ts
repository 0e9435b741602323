// The site with hot reload: pages are rendered afresh at every request, islands and styles replaced in place.
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { settingsOfProcess } from '#app/settings.ts'

type DevApp = typeof import('#app/dev-app.ts')

const { port } = settingsOfProcess()
const http = createHttpServer()
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
  plugins: [
    {
      name: 'reload-page',
      hotUpdate({ file, server }) {
        // A file that only the server renders has nothing to replace in the browser: load the page again.
        if (/\.(?:tsx?|mdx)$/.test(file) && this.environment.name === 'ssr') server.ws.send({ type: 'full-reload' })
      },
    },
  ],
})

const listener = getRequestListener(async (request) => {
  const { devApp } = (await vite.ssrLoadModule('/app/dev-app.ts')) as DevApp
  const app = await devApp(`http://localhost:${port}`)
  const response = await app.fetch(request)
  // Vite's own scripts and styles would not pass a page's policy.
  response.headers.delete('Content-Security-Policy')
  return response
})

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response))
})
http.listen(port, '127.0.0.1', () => process.stdout.write(`\n  Working copy at http://localhost:${port}\n\n`))
