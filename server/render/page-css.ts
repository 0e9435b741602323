import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'

const classInSelector = /\.((?:\\.|[\w-])+)/g

/**
 * Cuts the site's one style sheet down to what a page can use: a rule stays when one of its selectors names only
 * classes of the page's HTML or words of its islands' script, which may add more.
 */
export class PageCss {
  readonly #root: Root

  constructor(siteCss: string) {
    this.#root = postcss.parse(siteCss)
  }

  for(html: string, ...scripts: readonly string[]): string {
    // What the page says in words is not a class of it, though "cart" and "compare" are names of some.
    const attributes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, classes]) => decoded(classes ?? ''))
    const words = new Set([
      ...attributes.flatMap((classes) => classes.split(/\s+/)),
      ...scripts.flatMap((script) => script.split(/[\s"'`<>=\\]+/)),
    ])
    const root = this.#root.clone()
    prune(root, words)
    dropUnusedKeyframes(root)
    dropUnusedProperties(root)
    return root.toString()
  }
}

/** Tailwind has class names with `&` and `>` in them, which HTML writes otherwise. */
function decoded(attribute: string): string {
  return attribute.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function prune(container: Container<ChildNode>, words: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') pruneRule(node, words)
    else if (node.type === 'atrule' && node.nodes && !/keyframes|font-face|property|page/.test(node.name)) {
      prune(node, words)
      if (node.nodes.length === 0) node.remove()
    }
  })
}

function pruneRule(rule: Rule, words: ReadonlySet<string>): void {
  const kept = rule.selectors.filter((selector) => {
    // What follows `:not(` need not be there for the rule to hold.
    const positive = selector.replace(/:not\([^)]*\)/g, '')
    return [...positive.matchAll(classInSelector)].every(([, name]) => words.has((name ?? '').replace(/\\(.)/g, '$1')))
  })
  if (kept.length === 0) rule.remove()
  else {
    if (kept.length < rule.selectors.length) rule.selectors = kept
    if (rule.nodes.some((node) => node.type === 'rule' || node.type === 'atrule')) prune(rule, words)
  }
}

function dropUnusedKeyframes(root: Root): void {
  const used = new Set<string>()
  root.walkDecls(/^animation|^--.*anim/, (declaration) => {
    for (const word of declaration.value.split(/[\s,]+/)) used.add(word)
  })
  root.walkAtRules('keyframes', (rule: AtRule) => {
    if (!used.has(rule.params)) rule.remove()
  })
}

/** Custom properties that nothing left over reads; one pass more whenever a dropped one read another. */
function dropUnusedProperties(root: Root): void {
  for (let dropped = true; dropped; ) {
    dropped = false
    const text = root.toString()
    const read = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return
      declaration.remove()
      dropped = true
    })
    root.walkAtRules('property', (rule: AtRule) => {
      if (!read.has(rule.params)) rule.remove()
    })
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove()
    })
  }
}
