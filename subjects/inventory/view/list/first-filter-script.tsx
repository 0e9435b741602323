import script from './first-filter.ts?script'

/** CART-200: the filter of a list that is whole in the page. It stands right behind the list; the page's policy knows its hash. */
export function FirstFilterScript() {
  return <script id="first-filter" dangerouslySetInnerHTML={{ __html: script }} />
}
