/** The module and all it imports as one line of script (scripts/inline-script.ts). */
declare module '*?script' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: a module that is one text has but one thing to export.
  export default text
}
