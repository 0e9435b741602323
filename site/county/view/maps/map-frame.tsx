import type { ReactNode } from 'react'
import { landmarkPicture } from '#content/pictures/pictures.ts'
import { mapHeight, mapWidth } from '#site/county/rules/map-projection.ts'
import { Picture } from '#site/pictures/view/picture.tsx'
import { mapInk, svgRole } from './map-ink.ts'
import './map-frame.css'

interface MapFrameProps {
  /** Tells the map's own ids from those of others. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly fontSize: string
  readonly children: ReactNode
}

/** A drawn map with the studio's landmarks standing on it. They say nothing that the map does not. */
export function MapFrame({ name, title, description, fontSize, children }: MapFrameProps) {
  return (
    <div className="map-frame">
      <svg
        className="county-map"
        viewBox={`0 0 ${mapWidth} ${mapHeight}`}
        role={svgRole.group}
        aria-labelledby={`${name}-title ${name}-description`}
        fontSize={fontSize}
        fill={mapInk.label}
      >
        <title id={`${name}-title`}>{title}</title>
        <desc id={`${name}-description`}>{description}</desc>
        {children}
      </svg>
      <Picture path={landmarkPicture.path} alt="" layout="map" />
    </div>
  )
}
