import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import { scenePhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { Picture } from './picture.tsx'
import './scene-band.later.css'

/** PIC-2: a scene across the words that speak of it, fetched when the visitor comes near it. */
export function SceneBand({ scene }: { readonly scene: SceneName }) {
  const photo = scenePhoto(scene)
  if (!photo) return null
  return (
    <figure className="scene-band">
      <Picture path={`/media/scenes/${photo.name}.webp`} alt={photo.alt} layout="band" />
      <figcaption className="soft">{photo.caption}</figcaption>
    </figure>
  )
}
