import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import { scenePath, scenePhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { Picture } from './picture.tsx'
import './scene-band.later.css'

/** A scene as wide as the words about it; browsers load it when the visitor comes near (PIC-2). */
export function SceneBand({ scene }: { readonly scene: SceneName }) {
  const photo = scenePhoto(scene)
  if (!photo) return null
  return (
    <figure className="scene-band">
      <Picture path={scenePath(photo)} alt={photo.alt} layout="band" />
      <figcaption className="soft">{photo.caption}</figcaption>
    </figure>
  )
}
