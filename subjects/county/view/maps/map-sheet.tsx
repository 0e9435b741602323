import type { ReactNode } from 'react'
import { mapInk, svgRole } from './map-ink.ts'
import './map-sheet.css'

interface MapSheetProps {
  /** Tells the map's own ids from those of others. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly width: number
  readonly height: number
  readonly fontSize: string
  readonly children: ReactNode
}

/** A drawn map under a title that is read aloud. */
export function MapSheet({ name, title, description, width, height, fontSize, children }: MapSheetProps) {
  return (
    <svg
      className="map-sheet"
      viewBox={`0 0 ${width} ${height}`}
      role={svgRole.group}
      aria-labelledby={`${name}-title ${name}-description`}
      fontSize={fontSize}
      fill={mapInk.label}
    >
      <title id={`${name}-title`}>{title}</title>
      <desc id={`${name}-description`}>{description}</desc>
      {children}
    </svg>
  )
}
