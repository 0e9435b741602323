import { modelButton as words } from '#subjects/inventory/facts/model-button.ts'
import { arModelPath, sceneViewerLink } from '#subjects/inventory/rules/model-files.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'

/** Quick Look knows its links by a picture within. */
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** CART-193: the cart at its size in front of the camera, by what the device has for it. */
export function ArLink({ id, name }: { readonly id: string; readonly name: string }) {
  if (document.createElement('a').relList.supports('ar')) {
    return (
      <a className="button" rel="ar" href={mediaUrl(arModelPath(id, 'usdz'))}>
        <img src={dot} alt="" width="1" height="1" />
        {words.ar}
      </a>
    )
  }
  if (!/Android/.test(navigator.userAgent)) return null
  const file = new URL(mediaUrl(arModelPath(id, 'glb')), location.href).href
  return (
    <a className="button" href={sceneViewerLink({ file, title: name, back: location.href })}>
      {words.ar}
    </a>
  )
}
