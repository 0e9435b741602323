import type { ReactNode } from 'react'
import { Picture } from '#app/components/ui/picture.tsx'
import { landmarkPicture } from '#content/pictures.ts'

/** A drawn map with the studio's landmarks standing on it. They say nothing that the map does not. */
export function MapFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="map-frame">
      {children}
      <Picture path={landmarkPicture.path} alt="" layout="map" />
    </div>
  )
}
