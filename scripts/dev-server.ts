// The site with hot reload: pages are rendered afresh at every request, islands and styles replaced in place.
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { settingsOfProcess } from '#app/settings.ts'

type DevApps = typeof import('#app/dev-app.ts')

const { port, desk } = settingsOfProcess()
const siteUrl = `http://localhost:${port}`
const http = createHttpServer()
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, origin: siteUrl, hmr: { server: http } },
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

const listenerOf = (kind: keyof DevApps) =>
  getRequestListener(async (request) => {
    const apps = (await vite.ssrLoadModule('/app/dev-app.ts')) as DevApps
    const response = await (await apps[kind](siteUrl)).fetch(request)
    // Vite's own scripts and styles would not pass a page's policy.
    response.headers.delete('Content-Security-Policy')
    return response
  })

const site = listenerOf('devApp')
http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void site(request, response))
})
http.listen(port, '127.0.0.1', () => process.stdout.write(`\n  Working copy at ${siteUrl}\n\n`))
if (desk)
  createHttpServer(listenerOf('devDesk')).listen(desk.port, '127.0.0.1', () =>
    process.stdout.write(`  Its desk at ${desk.url}\n\n`),
  )
