/** What the browser paints around the page; the same two tones as `--color-paper` in tokens.css, which a test compares. */
export const themeColors = { light: '#f6f2e8', dark: '#0e1512' } as const
