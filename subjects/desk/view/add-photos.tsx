import type { ReactNode } from 'react'
import { uploads } from '#subjects/desk/facts/uploads.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { Send } from './controls.tsx'

export const photosId = 'photos'

interface AddPhotosProps {
  readonly cart: string
  /** The screen after the photos: '' for the cart's own, '/inspection' for the walk around it. */
  readonly back: '' | '/inspection'
  readonly heading?: ReactNode
  readonly hint?: string
  /** Whether the cart has none, so that this is what to do next. */
  readonly isNext?: boolean
}

/** Photos from the camera or the album; the script makes them smaller and shows them before they are sent (DESK-22). */
export function AddPhotos({ cart, back, heading, hint, isNext = false }: AddPhotosProps) {
  return (
    <form
      method="post"
      action={`/carts/${cart}/photos?back=${back}#${photosId}`}
      encType="multipart/form-data"
      className="desk-add"
      data-photos={uploads.photos.megabytes}
      data-pixels={photoPictures.largest}
    >
      {heading}
      {isNext && <p>This cart has no photos yet. Visitors look at these first.</p>}
      <label className="button" data-look={isNext ? 'main' : undefined}>
        Add photos
        {/* biome-ignore lint/a11y/noAutofocus: it is what a new cart needs next */}
        <input type="file" name="photos" multiple required accept={uploads.photos.accept} autoFocus={isNext} />
      </label>
      <Send data-send data-look="main">
        Save the photos
      </Send>
      <p className="small soft" data-photos-told role="status">
        {hint}
      </p>
      <ul className="desk-pictures" data-chosen />
    </form>
  )
}
