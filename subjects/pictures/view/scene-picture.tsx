import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import type { PictureLayout } from '#subjects/pictures/facts/picture-sizes.ts'
import { scenePath, scenePhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { Picture } from './picture.tsx'
import './scene-picture.later.css'

/** A scene beside words; browsers load it when the visitor comes near (PIC-2). */
export function ScenePicture({ scene, layout }: { readonly scene: SceneName; readonly layout: PictureLayout }) {
  const photo = scenePhoto(scene)
  if (!photo) return null
  return (
    <Picture
      className="scene-picture"
      path={scenePath(photo)}
      hasEvening={photo.evening}
      dimmed={photo.dimmed}
      alt={photo.alt}
      layout={layout}
    />
  )
}
