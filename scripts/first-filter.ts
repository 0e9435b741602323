import { build } from 'vite'

/** `in-page.ts` with all it imports as one line of script: the build writes it in place of `__FIRST_FILTER__`. */
export async function firstFilterText(target: readonly string[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: [...target],
      modulePreload: false,
      rolldownOptions: {
        input: 'subjects/inventory/view/first-filter/in-page.ts',
        output: { format: 'iife' },
        treeshake: { propertyReadSideEffects: false },
      },
    },
  })
  const [chunk] = 'output' in made ? made.output : []
  if (chunk?.type !== 'chunk') throw new Error('The first filter is no script.')
  return JSON.stringify(chunk.code.trim())
}
