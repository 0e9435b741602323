import { build, type Plugin } from 'vite'

const query = '?script'

/**
 * `import text from './NAME.ts?script'`: the module with all it imports, as one short line that stands in a page itself. So
 * what a page needs before any file can arrive is made of the same sources as the rest.
 */
export function inlineScript(target: readonly string[]): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const made = await build({
          configFile: false,
          logLevel: 'error',
          build: {
            write: false,
            target: [...target],
            modulePreload: false,
            rolldownOptions: {
              input: id.slice(0, -query.length),
              output: { format: 'iife' },
              treeshake: { propertyReadSideEffects: false },
            },
          },
        })
        const [chunk] = 'output' in made ? made.output : []
        if (chunk?.type !== 'chunk') throw new Error(`${id} is no script.`)
        for (const file of chunk.moduleIds) this.addWatchFile(file)
        return `export default ${JSON.stringify(chunk.code.trim())}`
      },
    },
  }
}
