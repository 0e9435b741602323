declare const __VERSION__: string

/** As package.json has it, put in by the build. */
export const siteVersion: string = __VERSION__
