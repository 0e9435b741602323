const inline = /<\/?(?:a|b|strong|em|span|time|small)(?: [^>]*)?>/g
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** What stands in the main part of a page, as one line of text. */
export function pageText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replace(/<(script|svg)[ >].*?<\/\1>/gs, ' ')
    .replace(/<!-- -->/g, '')
    .replace(inline, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
}
