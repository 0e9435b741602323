/**
 * A popover knows nothing of the links in it, and a page that Back restores is as it was left. So a chosen link closes
 * the menu that it stands in, and leaving a page closes whatever is open (decision 1).
 */
const closeMenus =
  'let close=()=>document.querySelector(":popover-open")?.hidePopover();' +
  'addEventListener("pagehide",close);' +
  'addEventListener("click",e=>e.target.closest("[popover] a")&&close())'

/** FIND-31. The one line of script that every page has; the page's policy knows it by its hash. */
export function CloseMenus() {
  return <script id="close-menus" dangerouslySetInnerHTML={{ __html: `{${closeMenus}}` }} />
}
