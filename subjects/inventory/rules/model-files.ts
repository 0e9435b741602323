/** The model that the page turns. */
export const modelPath = (id: string): `/media/${string}` => `/media/models/${id}.glb`

/** The files that phones place before their camera: plain ones, since their viewers know no compression. */
export const arModelPath = (id: string, kind: 'usdz' | 'glb'): `/media/${string}` =>
  `/media/models/${id}${kind === 'glb' ? '-ar' : ''}.${kind}`

interface SceneViewerTarget {
  /** A whole address, which the viewer itself asks for. */
  readonly file: string
  readonly title: string
  /** Where a phone without the viewer is led. */
  readonly back: string
}

/** CART-193: opens Android's Scene Viewer. */
export function sceneViewerLink({ file, title, back }: SceneViewerTarget): string {
  const query = new URLSearchParams({ file, mode: 'ar_preferred', title, resizable: 'false' })
  return [
    `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent`,
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(back)}`,
    'end;',
  ].join(';')
}
