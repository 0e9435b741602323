/** What tells that somebody is about to use the page. */
const signs = ['load', 'pointerdown', 'keydown', 'focusin']

/**
 * SITE-180: the script of a page's islands comes when the page has loaded, or when somebody touches it before. All files are
 * asked for at once, so that none waits for another, and each runs in a task of its own. The page's policy knows the line
 * by its hash.
 */
export function LoadIslands({ files }: { readonly files: readonly string[] }) {
  const start = `let go=()=>{go=()=>{};for(let file of ${JSON.stringify(files)})import(file)};`
  const wait = `for(let sign of ${JSON.stringify(signs)})addEventListener(sign,()=>go())`
  return <script id="load-islands" dangerouslySetInnerHTML={{ __html: `{${start}${wait}}` }} />
}
